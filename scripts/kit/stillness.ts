import { child, children, readSource, type Syntax, walk, word } from './syntax.ts'

/** Brings the story into the state of its name, and leaves it there. */
const POSED = 'posed'
/** Not in the sidebar: what only tests look at. */
const HIDDEN = '!dev'

const GESTURES = new Set(['userEvent', 'fireEvent', 'play'])
const METHODS = new Set(['focus', 'click'])

const isString = (node: Syntax): boolean => node.type === 'Literal'

/** The value of a story's own property. */
const getProperty = (story: Syntax, name: string): Syntax | undefined =>
  child(
    children(story, 'properties').find((property) => word(child(property, 'key'), 'name') === name),
    'value',
  )

const getTags = (story: Syntax): readonly string[] =>
  children(getProperty(story, 'tags'), 'elements')
    .filter(isString)
    .flatMap((node) => word(node, 'value') ?? [])

/** Whether a play function presses, types or moves; one that is named elsewhere, or hands its context on, may. */
function hasGesture(play: Syntax): boolean {
  if (play.type === 'Identifier' || play.type === 'MemberExpression') return true
  return [...walk(play)].some(
    (node) =>
      (node.type === 'Identifier' && GESTURES.has(word(node, 'name') ?? '')) ||
      (node.type === 'CallExpression' &&
        METHODS.has(word(child(node, 'callee', 'property'), 'name') ?? '')) ||
      (node.type === 'CallExpression' &&
        children(node, 'arguments').some((argument) => word(argument, 'name') === 'context')),
  )
}

/** The stories of a file that move when a reader opens them: by name. */
export function findRestless(path: string): readonly string[] {
  const { exported, own } = readSource(path)
  return [...exported.keys()].flatMap((name) => {
    const story = child(own.get(name), 'init')
    const play = story && getProperty(story, 'play')
    if (!story || !play || !hasGesture(play)) return []
    const tags = getTags(story)
    return tags.includes(POSED) || tags.includes(HIDDEN) ? [] : [name]
  })
}

/** What a file's stories are found by: its title, and their names. */
export function readSearchable(path: string): readonly string[] {
  const { exported, own, text } = readSource(path)
  const title = /\btitle: '([^']+)'/.exec(text)?.[1] ?? ''
  return [...exported.keys()].map((name) => {
    const story = child(own.get(name), 'init')
    const given = story && word(getProperty(story, 'name'), 'value')
    return `${title} ${given ?? name.replaceAll(/([a-z])([A-Z])/g, '$1 $2')}`.toLowerCase()
  })
}
