import {
  child,
  children,
  findDeclaration,
  readSource,
  type SourceFile,
  type Syntax,
  walk,
  word,
} from './syntax.ts'

/** What style sheets of others find in one component. */
export interface PartFacts {
  readonly component: string
  /** `data-part` of the root. */
  readonly root: string
  /** `data-part` of what lies in it, in the order of the code. */
  readonly parts: readonly string[]
  /** The words that `data-state` may hold. */
  readonly states: readonly string[]
}

const toKebab = (name: string): string => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

/** The parts and states of a module's components, with those of the shared parts they are made of. */
export function readParts(path: string, components: readonly string[]): readonly PartFacts[] {
  const file = readSource(path)
  return components.map((component) => {
    const found = { parts: new Set<string>(), states: new Set<string>(), seen: new Set<string>() }
    const node = file.own.get(component)
    if (node) collect(node, file, found)
    const root = toKebab(component)
    const parts = [...found.parts].filter((part) => part !== root)
    if (parts.length === found.parts.size)
      throw new Error(`${path}: no root of ${component} is named ${root}`)
    return { component, root, parts, states: [...found.states].toSorted() }
  })
}

interface Search {
  readonly parts: Set<string>
  readonly states: Set<string>
  readonly seen: Set<string>
}

function collect(node: Syntax, file: SourceFile, search: Search): void {
  for (const below of walk(node)) {
    const part = getPart(below)
    if (part !== undefined) search.parts.add(part)
    if (below.type === 'CallExpression') collectStates(below, file, search)
    if (below.type === 'JSXOpeningElement') follow(word(child(below, 'name'), 'name') ?? '', file, search)
  }
}

/** `data-part="x"`, `part="x"`, `'data-part': 'x'`, `'data-part': part = 'x'`, `?? 'x'`, `toRoot('x', …)`. */
function getPart(node: Syntax): string | undefined {
  const literal = (value: Syntax | undefined) =>
    value?.type === 'Literal' ? word(value, 'value') : undefined
  if (node.type === 'JSXAttribute' && /^(?:data-)?part$/.test(word(child(node, 'name'), 'name') ?? '')) {
    const value = child(node, 'value')
    return literal(value) ?? literal(child(value, 'expression', 'right'))
  }
  if (node.type === 'Property' && word(child(node, 'key'), 'value') === 'data-part') {
    const value = child(node, 'value')
    return literal(value) ?? literal(child(value, 'right'))
  }
  return node.type === 'CallExpression' && word(child(node, 'callee'), 'name') === 'toRoot'
    ? literal(children(node, 'arguments')[0])
    : undefined
}

const STATES_AT: Readonly<Record<string, number>> = { toRoot: 3, toState: 0 }

function collectStates(call: Syntax, file: SourceFile, search: Search): void {
  const at = STATES_AT[word(child(call, 'callee'), 'name') ?? '']
  const given = at === undefined ? undefined : children(call, 'arguments')[at]
  const name = given?.type === 'Identifier' ? word(given, 'name') : undefined
  const object = name === undefined ? given : findValue(name, file)
  for (const property of children(object, 'properties')) {
    const state = word(child(property, 'key'), 'name')
    if (state !== undefined) search.states.add(state)
  }
}

const findValue = (name: string, file: SourceFile): Syntax | undefined =>
  file.body
    .flatMap((statement) => [...walk(statement)])
    .filter((node) => node.type === 'VariableDeclarator' && word(child(node, 'id'), 'name') === name)
    .map((node) => child(node, 'init'))
    .find((node) => node?.type === 'ObjectExpression')

/** Goes on in functions of the same folder and in shared parts; other components have a row of their own. */
function follow(name: string, file: SourceFile, search: Search): void {
  const isOwn = file.own.has(name) || /\/parts\/|\/step-button/.test(file.imported.get(name)?.path ?? '')
  const target = isOwn ? findDeclaration(file, name) : undefined
  const key = `${target?.file.path}#${name}`
  if (!target || search.seen.has(key)) return
  search.seen.add(key)
  collect(target.node, target.file, search)
}
