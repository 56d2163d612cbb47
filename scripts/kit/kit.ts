import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from '@typescript/typescript6'
import { COMMON_PROPS } from './common-props.ts'
import { type Defaults, readDefaults } from './defaults.ts'
import { type Component, type PartFacts, readParts, resolve } from './parts.ts'

/**
 * Reads the kit's components by the compiler's own types. Ours because Storybook's readers end at a union of props and at
 * the keys of a style sheet.
 */

/** One prop of a component, read from its type and doc comment. */
export interface PropFact {
  readonly name: string
  readonly type: string
  /** The members of a union of string literals. */
  readonly values: readonly string[]
  readonly isRequired: boolean
  /** The word of its `@default`; an optional switch is off. */
  readonly fallback?: string
  /** Its doc comment, else what a prop of its name is everywhere. */
  readonly doc: string
}

export interface ComponentFacts {
  readonly name: string
  readonly doc: string
  readonly props: readonly PropFact[]
  /** React types whose attributes are passed to the element. */
  readonly attributes: readonly string[]
}

export interface KitModule {
  readonly name: string
  /** Path of its file without the ending. */
  readonly stem: string
  readonly components: readonly ComponentFacts[]
  readonly parts: readonly PartFacts[]
  /** What the code of each component takes where a prop is not given. */
  readonly defaults: readonly Defaults[]
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
}

/** The modules of the kit: folders with a file of their name. Throws at a component without a root of its name. */
export function readKit(sources: string): readonly KitModule[] {
  const paths = globSync('*/*.tsx', { cwd: sources })
    .map((file) => join(sources, file))
    .filter((path) => basename(path) === `${basename(dirname(path))}.tsx`)
    .toSorted()
  const program = ts.createProgram(paths, OPTIONS, createHost())
  const checker = program.getTypeChecker()
  return paths.map((path) => {
    const functions = getComponents(checker, program.getSourceFile(path))
    return {
      name: basename(dirname(path)),
      stem: path.slice(0, -'.tsx'.length),
      components: functions.map((one) => toFacts(checker, one)),
      parts: functions.map((one) => readParts(checker, one)),
      defaults: functions.map((one) => readDefaults(checker, one)),
    }
  })
}

/** Reads no types but ours and React's, from which props come: those of browsers and libraries would take most of the time. */
function createHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS)
  host.resolveModuleNameLiterals = (literals, file) =>
    literals.map(({ text }) =>
      /^\.|^react$/.test(text)
        ? ts.resolveModuleName(text, file, OPTIONS, host)
        : { resolvedModule: undefined },
    )
  return host
}

/** The functions that a module exports under a component's name. */
function getComponents(checker: ts.TypeChecker, file: ts.SourceFile | undefined): readonly Component[] {
  const symbol = file && checker.getSymbolAtLocation(file)
  const exported = symbol ? checker.getExportsOfModule(symbol) : []
  return exported.map(({ valueDeclaration }) => valueDeclaration).filter(isComponent)
}

const isComponent = (node: ts.Node | undefined): node is Component =>
  node !== undefined && ts.isFunctionDeclaration(node) && /^[A-Z][a-z]/.test(node.name?.text ?? '')

const toDoc = (symbol: ts.Symbol | undefined, checker: ts.TypeChecker): string =>
  ts
    .displayPartsToString(symbol?.getDocumentationComment(checker))
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()

function toFacts(checker: ts.TypeChecker, component: Component): ComponentFacts {
  const name = component.name.text
  const [parameter] = component.parameters
  const type = parameter && checker.getTypeAtLocation(parameter)
  // In a union, `href?: undefined` only says that an alternative has no such prop.
  const alternatives = (type?.isUnion() ? type.types : type ? [type] : []).map((one) =>
    checker
      .getPropertiesOfType(one)
      .filter((prop) => (checker.getTypeOfSymbol(prop).flags & ts.TypeFlags.Undefined) === 0),
  )
  const all = new Map(alternatives.flat().map((prop) => [prop.name, prop]))
  const isNeeded = (prop: ts.Symbol) => (prop.flags & ts.SymbolFlags.Optional) === 0
  const isRequired = (wanted: string) =>
    alternatives.every((props) => props.some((prop) => prop.name === wanted && isNeeded(prop)))
  const [props, native] = [
    [...all.values()].filter(isOurs),
    [...all.values()].filter((prop) => !isOurs(prop)),
  ]
  const taken = new Set(alternatives.flat().flatMap((prop) => (isOurs(prop) ? [] : [prop.name])))
  const ofProps = checker.resolveName(`${name}Props`, component, ts.SymbolFlags.Type, false)
  return {
    name,
    doc: toDoc(checker.getSymbolAtLocation(component.name), checker) || toDoc(ofProps, checker),
    props: props
      .toSorted((one, other) => getRank(one.name) - getRank(other.name))
      .map((prop) => toProp(checker, prop, isRequired(prop.name), taken.has(prop.name))),
    attributes: toAttributes(native),
  }
}

const FIRST = ['variant', 'size']
/** What every component has, and what a reader of the docs seldom sets. */
const LAST = ['className', 'style', 'data-part', 'ref']

/** The look first, handlers after values, what all have last; otherwise the order of the code. */
function getRank(name: string): number {
  if (FIRST.includes(name)) return FIRST.indexOf(name) - FIRST.length
  if (LAST.includes(name)) return 2
  return /^on[A-Z]/.test(name) ? 1 : 0
}

const isOurs = ({ declarations = [] }: ts.Symbol): boolean =>
  !declarations[0]?.getSourceFile().fileName.includes('/node_modules/')

/** Names of React's types that declare attributes: of a certain element, else of any. */
function toAttributes(native: readonly ts.Symbol[]): readonly string[] {
  const names = native.flatMap(({ declarations = [] }) =>
    declarations.flatMap(({ parent }) => (ts.isInterfaceDeclaration(parent) ? parent.name.text : [])),
  )
  const ofElement = names.filter((name) => /.HTMLAttributes$/.test(name))
  return [...new Set(ofElement.length > 0 ? ofElement : names.filter((name) => name === 'HTMLAttributes'))]
}

/** The literal of `@default 'md'`, without its quotes. */
const getDefault = (prop: ts.Symbol, checker: ts.TypeChecker): string | undefined =>
  ts
    .displayPartsToString(prop.getJsDocTags(checker).find(({ name }) => name === 'default')?.text)
    .match(/^'([^']*)'$|^(\S+)$/)
    ?.slice(1)
    .find((word) => word !== undefined)

/** A prop that an alternative takes as its element's own has no doc comment which holds for all of them. */
function toProp(
  checker: ts.TypeChecker,
  prop: ts.Symbol,
  isRequired: boolean,
  isElements: boolean,
): PropFact {
  const declaration = prop.declarations?.find(ts.isPropertySignature)
  const text = declaration?.type?.getText() ?? ''
  const values = getWords(checker, prop, declaration?.type)
  const [own, common = ''] = [toDoc(prop, checker), COMMON_PROPS[prop.name]]
  const doc = isElements ? common || own : own || common
  const isSwitch = text === 'boolean' && !isRequired
  const fallback = getDefault(prop, checker) ?? (isSwitch ? 'false' : undefined)
  return {
    name: prop.name,
    type:
      values.length > 0
        ? values.map((value) => `'${value}'`).join(' | ')
        : text.replaceAll(/\s+/g, ' ').replaceAll('readonly ', ''),
    values,
    isRequired,
    ...(fallback !== undefined && { fallback }),
    doc,
  }
}

/** The members of a union of string literals, in the order in which the sources spell them; empty for any other type. */
function getWords(
  checker: ts.TypeChecker,
  prop: ts.Symbol,
  node: ts.TypeNode | undefined,
): readonly string[] {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop))
  const members = type.isUnion() ? type.types : [type]
  const words = members.flatMap((member) => (member.isStringLiteral() ? [member.value] : []))
  if (node === undefined || words.length < members.length) return []
  const text = spell(checker, node)
  const at = (word: string) => text.search(new RegExp(`'${word}'|\\b${word}'?:`))
  return words.toSorted((one, other) => at(one) - at(other))
}

/** The text of a type with those of the declarations that it names: the compiler itself orders a union by other things. */
function spell(checker: ts.TypeChecker, node: ts.Node, depth = 4): string {
  const below = node.getChildren().map((child) => spell(checker, child, depth))
  if (!ts.isIdentifier(node) || depth === 0) return `${node.getText()} ${below.join(' ')}`
  const symbol = resolve(checker, node)
  const [declaration] = symbol && isOurs(symbol) ? (symbol.declarations ?? []) : []
  return declaration === undefined || declaration === node.parent
    ? ''
    : spell(checker, declaration, depth - 1)
}
