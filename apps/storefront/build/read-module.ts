import { readFileSync } from 'node:fs'
import {
  type CallExpression,
  type Expression,
  type ImportDeclarationSpecifier,
  type Node,
  parseSync,
  type Statement,
  type TemplateElement,
  visitorKeys,
} from 'oxc-parser'

/** A name that a module takes from another; `*` is the whole of it. */
export interface Imported {
  readonly specifier: string
  readonly name: string
}

/** A call of `t` in a module, with what it is given. */
export interface TranslateCall {
  readonly line: number
  readonly key: Expression
}

/** What a top-level statement needs when it runs. Types count for nothing. */
export interface StatementFacts {
  readonly names: Set<string>
  readonly literals: string[]
  /** Texts with holes, as patterns. */
  readonly patterns: RegExp[]
  readonly dynamicImports: string[]
  /** Those among them that bring their own messages: inside a call of `createLatePart`. */
  readonly lateImports: Set<string>
  readonly calls: TranslateCall[]
}

export interface ModuleFacts {
  readonly file: string
  readonly isClient: boolean
  readonly imported: Map<string, Imported>
  /** By exported name: the local name, or where it comes from. */
  readonly exported: Map<string, string | Imported>
  /** Modules whose exports are all exported again. */
  readonly passedOn: string[]
  /** Statements by the names that they declare. */
  readonly declared: Map<string, StatementFacts>
  /** Run as soon as the module is loaded. */
  readonly immediate: StatementFacts[]
  readonly types: Map<string, Node>
  /** First values of top-level names. */
  readonly values: Map<string, Expression>
}

/** Wrappers that TypeScript takes off. */
const SEEN_THROUGH = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
])

/** Reads what a module imports, exports and names. */
export function readModule(file: string): ModuleFacts {
  const source = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, source, { preserveParens: false })
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  const draft: ModuleFacts = {
    file,
    isClient: program.body.some((node) => 'directive' in node && node.directive === 'use client'),
    imported: new Map(),
    exported: new Map(),
    passedOn: [],
    declared: new Map(),
    immediate: [],
    types: new Map(),
    values: new Map(),
  }
  for (const statement of program.body) addStatement(draft, statement, source)
  return draft
}

function addStatement(draft: ModuleFacts, statement: Statement, source: string): void {
  if (statement.type === 'ImportDeclaration') {
    const specifier = statement.source.value
    for (const each of statement.specifiers)
      draft.imported.set(each.local.name, { specifier, name: getImportedName(each) })
    return
  }
  if (statement.type === 'ExportAllDeclaration') {
    draft.passedOn.push(statement.source.value)
    return
  }
  if (statement.type === 'ExportNamedDeclaration') {
    for (const { local, exported } of statement.specifiers) {
      const specifier = statement.source?.value
      const from = specifier === undefined ? getName(local) : { specifier, name: getName(local) }
      draft.exported.set(getName(exported), from)
    }
    if (statement.declaration === null) return
    for (const name of addDeclaration(draft, statement.declaration, source)) draft.exported.set(name, name)
    return
  }
  if (statement.type === 'ExportDefaultDeclaration') {
    draft.exported.set('default', 'default')
    draft.declared.set('default', readStatement(statement.declaration, source))
    return
  }
  const names = addDeclaration(draft, statement, source)
  if (names.length === 0 && !statement.type.startsWith('TS'))
    draft.immediate.push(readStatement(statement, source))
}

function getImportedName(specifier: ImportDeclarationSpecifier): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*'
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : getName(specifier.imported)
}

const getName = (node: { readonly name: string } | { readonly value: string }): string =>
  'name' in node ? node.name : node.value

/** The names that a statement declares; none where it only runs. */
function addDeclaration(draft: ModuleFacts, node: Node, source: string): readonly string[] {
  switch (node.type) {
    case 'TSTypeAliasDeclaration':
      draft.types.set(node.id.name, node.typeAnnotation)
      return [node.id.name]
    case 'TSInterfaceDeclaration':
      return [node.id.name]
    case 'FunctionDeclaration':
    case 'ClassDeclaration': {
      const name = node.id?.name ?? 'default'
      draft.declared.set(name, readStatement(node, source))
      return [name]
    }
    case 'VariableDeclaration': {
      const facts = node.declarations.map((each) => [each, readStatement(each, source)] as const)
      for (const [{ id, init }, each] of facts)
        for (const name of getBoundNames(id)) {
          draft.declared.set(name, each)
          if (init !== null && id.type === 'Identifier') draft.values.set(name, init)
        }
      return facts.flatMap(([{ id }]) => getBoundNames(id))
    }
    default:
      return []
  }
}

/** Names in a pattern of a declaration; names of its defaults are among them, which does no harm. */
function getBoundNames(pattern: Node): readonly string[] {
  return pattern.type === 'Identifier' ? [pattern.name] : getChildren(pattern).flatMap(getBoundNames)
}

function readStatement(root: Node, source: string): StatementFacts {
  const facts: StatementFacts = {
    names: new Set(),
    literals: [],
    patterns: [],
    dynamicImports: [],
    lateImports: new Set(),
    calls: [],
  }
  const visit = (node: Node, isLate: boolean): void => {
    if (node.type.startsWith('TS') && !SEEN_THROUGH.has(node.type)) return
    if (isCallOf(node, 'drawOnServer')) return
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') facts.names.add(node.name)
    if (node.type === 'Literal' && typeof node.value === 'string') facts.literals.push(node.value)
    const pattern = node.type === 'TemplateLiteral' ? toPattern(node.quasis) : undefined
    if (pattern !== undefined) facts.patterns.push(pattern)
    if (node.type === 'ImportExpression' && node.source.type === 'Literal') {
      facts.dynamicImports.push(String(node.source.value))
      if (isLate) facts.lateImports.add(String(node.source.value))
    }
    const key = node.type === 'CallExpression' ? getTranslatedKey(node) : undefined
    if (key !== undefined) facts.calls.push({ line: source.slice(0, key.start).split('\n').length, key })
    const isLateBelow = isLate || isCallOf(node, 'createLatePart')
    for (const child of getRunningChildren(node)) visit(child, isLateBelow)
  }
  visit(root, false)
  return facts
}

/**
 * `createLatePart` imports code that comes with its messages, `drawOnServer` code that never runs in the browser: neither
 * adds to the messages of a page.
 */
function isCallOf(node: Node, name: 'createLatePart' | 'drawOnServer'): boolean {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name
}

/** What `t(…)` or `anything.t(…)` is given. */
function getTranslatedKey({ callee, arguments: [first] }: CallExpression): Expression | undefined {
  const isTranslate =
    (callee.type === 'Identifier' && callee.name === 't') ||
    (callee.type === 'MemberExpression' &&
      callee.property.type === 'Identifier' &&
      callee.property.name === 't')
  return isTranslate && first !== undefined && first.type !== 'SpreadElement' ? first : undefined
}

/** Without names of properties, which refer to nothing. */
function getRunningChildren(node: Node): readonly Node[] {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? [node.object, node.property] : [node.object]
    case 'Property':
      return node.computed || node.key.type === 'Literal' ? [node.key, node.value] : [node.value]
    case 'JSXAttribute':
      return node.value === null ? [] : [node.value]
    default:
      return getChildren(node)
  }
}

export function getChildren(node: Node): readonly Node[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => [Reflect.get(node, key)].flat().filter(isNode))
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** A text with holes as a pattern: each hole is one or more characters. Nothing where it begins with a hole. */
export function toPattern(parts: readonly TemplateElement[]): RegExp | undefined {
  const texts = parts.map(({ value }) => value.cooked ?? '')
  if (!texts[0]?.includes('.')) return undefined
  return new RegExp(`^${texts.map((text) => text.replace(/[^\w]/g, '\\$&')).join('.+')}$`)
}
