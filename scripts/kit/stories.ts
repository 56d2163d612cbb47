import { child, children, readSource, type SourceFile, type Syntax, walk, word } from './syntax.ts'

/** What is read from the syntax of a stories file. */
export interface StoriesFacts {
  /** Names of the stories. */
  readonly names: ReadonlySet<string>
  /** Topics that are passed to `AtExtremes`. */
  readonly extremes: ReadonlySet<string>
  /** States that are passed to `AtStates`. */
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
    extremes: new Set(nodes.filter((node) => isElement(node, 'AtExtremes')).flatMap(getAttributeNames)),
    states: new Set(nodes.filter((node) => isElement(node, 'AtStates')).flatMap(getListedStates)),
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

const getAttributeNames = (node: Syntax): readonly string[] =>
  children(node, 'attributes').flatMap((attribute) => getName(child(attribute, 'name')) ?? [])

/** Reads `states={['hover', 'focus']}`. */
const getListedStates = (node: Syntax): readonly string[] =>
  children(node, 'attributes')
    .filter((attribute) => getName(child(attribute, 'name')) === 'states')
    .flatMap((attribute) => [...walk(attribute)])
    .flatMap((inner) => (inner.type === 'Literal' ? (word(inner, 'value') ?? []) : []))
