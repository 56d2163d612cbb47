import { child, children, readSource, type SourceFile, type Syntax, walk, word } from './syntax.ts'

/** What is read from the syntax of a stories file. */
export interface StoriesFacts {
  /** Names of the stories. */
  readonly names: ReadonlySet<string>
  /** Topics that are passed to `atExtremes`. */
  readonly extremes: ReadonlySet<string>
  /** States that are passed to `inEachState`. */
  readonly states: ReadonlySet<string>
  readonly showsComponent: (name: string) => boolean
  readonly showsProp: (prop: string) => boolean
  /** Whether the value is written as a literal for the prop, or is in a list that is passed to the prop. */
  readonly showsValue: (prop: string, value: string) => boolean
}

export function readStories(path: string): StoriesFacts {
  const file = readSource(path)
  const nodes = file.body.flatMap((statement) => [...walk(statement)])
  const given = nodes.flatMap(toGiven)
  const words = new Set(nodes.filter((node) => node.type === 'Literal').map((node) => word(node, 'value')))
  const keys = new Set(
    nodes.filter((node) => node.type === 'Property').flatMap((node) => getName(child(node, 'key')) ?? []),
  )
  return {
    names: getStoryNames(file),
    extremes: new Set(
      getTable(nodes, 'atExtremes').flatMap((property) => getName(child(property, 'key')) ?? []),
    ),
    states: new Set(getTable(nodes, 'inEachState').flatMap(getListedStates)),
    showsComponent: (name) =>
      nodes.some((node) => isElement(node, name)) ||
      given.some(({ prop, value }) => prop === 'component' && value === name),
    showsProp: (prop) => given.some((one) => one.prop === prop),
    showsValue: (prop, value) =>
      given.some((one) => one.prop === prop && one.value === value) ||
      (given.some((one) => one.prop === prop && one.value === undefined) &&
        (words.has(value) || keys.has(value))),
  }
}

const getStoryNames = (file: SourceFile): ReadonlySet<string> =>
  new Set([...file.exported.keys()].filter((name) => /^[A-Z]/.test(name)))

interface Given {
  readonly prop: string
  /** The literal value; undefined when the value is computed. */
  readonly value?: string
}

/** Reads `size="sm"`, `size={size}` and `{ size: 'sm' }`. */
function toGiven(node: Syntax): readonly Given[] {
  const isAttribute = node.type === 'JSXAttribute'
  if (!isAttribute && node.type !== 'Property') return []
  const prop = getName(child(node, isAttribute ? 'name' : 'key'))
  if (prop === undefined) return []
  const value = child(node, 'value')
  const inner = value?.type === 'JSXExpressionContainer' ? child(value, 'expression') : value
  if (inner?.type === 'Literal') return [{ prop, value: word(inner, 'value') ?? '' }]
  const isComponent = prop === 'component' && inner?.type === 'Identifier'
  return [isComponent ? { prop, value: word(inner, 'name') ?? '' } : { prop }]
}

const getName = (node: Syntax | undefined): string | undefined => word(node, 'name') ?? word(node, 'value')

const isElement = (node: Syntax, name: string): boolean =>
  node.type === 'JSXOpeningElement' && word(child(node, 'name'), 'name') === name

/** The entries of the table that is passed to a function of `stories/matrix.tsx`. */
const getTable = (nodes: readonly Syntax[], name: string): readonly Syntax[] =>
  nodes
    .filter((node) => node.type === 'CallExpression' && word(child(node, 'callee'), 'name') === name)
    .flatMap((node) => children(node, 'arguments'))
    .flatMap((argument) => children(argument, 'properties'))

/** Reads `states: ['hover', 'focus']`. */
const getListedStates = (property: Syntax): readonly string[] =>
  getName(child(property, 'key')) === 'states'
    ? [...walk(property)].flatMap((inner) => (inner.type === 'Literal' ? (word(inner, 'value') ?? []) : []))
    : []
