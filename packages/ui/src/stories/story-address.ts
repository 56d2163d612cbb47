/** Storybook may read a value of the address as a number; it is the same choice. */
const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/** The address of a single story, with choices of the toolbar. */
export function toStoryAddress(id: string, globals: Readonly<Record<string, unknown>>): string {
  const list = Object.entries(globals)
    .flatMap(([name, value]) => (isWord(value) ? [`${name}:${value}`] : []))
    .join(';')
  return `iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(list)}`
}
