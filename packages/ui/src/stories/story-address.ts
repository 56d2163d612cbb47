/** Storybook may read a value of the address as a number; it is the same choice. */
const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

const toList = (globals: Readonly<Record<string, unknown>>): string =>
  encodeURIComponent(
    Object.entries(globals)
      .flatMap(([name, value]) => (isWord(value) ? [`${name}:${value}`] : []))
      .join(';'),
  )

/** The address of a single story, with choices of the toolbar. */
export const toStoryAddress = (id: string, globals: Readonly<Record<string, unknown>>): string =>
  `iframe.html?id=${id}&viewMode=story&globals=${toList(globals)}`

/** The address of a story with sidebar and toolbar around it. It belongs into the topmost window. */
export const toManagerAddress = (id: string, globals: Readonly<Record<string, unknown>>): string =>
  `./?path=/story/${id}&globals=${toList(globals)}`
