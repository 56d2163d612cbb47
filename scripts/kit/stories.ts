import { child, children, readSource, type SourceFile, type Syntax, walk, word } from './syntax.ts'

/** What a file of stories shows, read from its syntax. */
export interface StoriesFacts {
  /** Names of the stories. */
  readonly names: ReadonlySet<string>
  /** Topics that `AtExtremes` is given. */
  readonly extremes: ReadonlySet<string>
  readonly showsComponent: (name: string) => boolean
  readonly showsProp: (prop: string) => boolean
  /** Written out for the prop, or one of a list that the prop is given in turn. */
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
  new Set([...file.exported].filter((name) => /^[A-Z]/.test(name)))

interface Given {
  readonly prop: string
  /** A word written out; none where the value is computed. */
  readonly value?: string
}

/** `size="sm"`, `size={size}` and `{ size: 'sm' }`. */
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
