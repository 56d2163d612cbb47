/** The reset of pages begins with a rule for every element; other blocks of its layer are about parts of the kit. */
const RESET = '@layer sorrel.reset{'
const RULE = /([^{}]+)\{([^{}]*)\}/g
const PART = /^(\*|[a-z][a-z\d]*)?(.*)$/
/** Rules about the page itself. */
const OF_THE_PAGE = /^(?:html|body|::selection)$/
/** What a theme says of the page itself, beside its variables. */
const ROOT_RULE = /:root\{[^{}]*\}/g
const ROOT_COLOR = /(?<=[{;])color(?:-scheme)?:[^;}]*;?/g
const NO_CLASS = /@layer[^{;]*|url\([^)]*\)/g
/** A text that is set in no other way than the text around it has no class. */
const PLAIN_TEXT = '[data-part=text]'
const CLASS = /\.-?[A-Za-z_][\w-]*/g

/**
 * The kit's sheet for a page that is not the kit's: its reset holds for elements of the kit alone, and the
 * theme gives the page variables but no colour. `sheet` is minified and resets whole pages.
 */
export function toScopedSheet(sheet: string): string {
  const start = sheet.indexOf(`${RESET}*`)
  const end = findEnd(sheet, start + RESET.length)
  if (start < 0 || end < 0) throw new Error('the sheet has no reset')
  const components = toVariables(sheet.slice(0, start) + sheet.slice(end))
  const names = [...new Set(components.replaceAll(NO_CLASS, '').match(CLASS))]
  const rules = [...sheet.slice(start + RESET.length, end - 1).matchAll(RULE)]
    .filter(([, selector = '']) => !OF_THE_PAGE.test(selector))
    .map(([, selector = '', body = '']) => `${selector.split(',').map(toOwn).join(',')}{${body}}`)
  return groupLayers(`${components}${RESET}:where(${[...names, PLAIN_TEXT].join(',')}){${rules.join('')}}}`)
}

/** The theme as variables alone: it gives the page no colour. */
export const toVariables = (sheet: string): string =>
  sheet.replaceAll(ROOT_RULE, (rule) => rule.replaceAll(ROOT_COLOR, ''))

/** Resets of elements inside one component, which the reset of a whole page resets anyway. */
const INSIDE = /@layer sorrel\.reset\{:where\([^{}]*\{[^{}]*\}\}/g

/** The kit's sheet for a page that is made of it. */
export function toPageSheet(sheet: string): string {
  return sheet.replaceAll(INSIDE, '')
}

const LAYER = /\s*@layer ([\w.,\s-]+)([;{])/y

/**
 * One block per layer in place of one per style rule: the same rules in the same order, in fewer bytes. What is in no
 * layer, such as keyframes, comes first.
 */
export function groupLayers(text: string): string {
  const sheet = text.trim()
  const layers = new Map<string, string>()
  let others = ''
  for (let at = 0; at < sheet.length; ) {
    LAYER.lastIndex = at
    const [, names = '', mark] = LAYER.exec(sheet) ?? []
    const from = mark === undefined ? sheet.indexOf('{', at) + 1 : LAYER.lastIndex
    const end = mark === ';' ? from : findEnd(sheet, from)
    if (end < 0 || from === 0) throw new Error('the sheet has a rule without an end')
    if (mark === undefined) others += sheet.slice(at, end)
    else if (mark === ';') for (const name of names.split(',')) layers.set(name, layers.get(name) ?? '')
    else layers.set(names, (layers.get(names) ?? '') + sheet.slice(from, end - 1))
    at = end
  }
  if (others.includes('@layer')) throw new Error('a layer lies in another rule')
  const blocks = [...layers].filter(([, rules]) => rules !== '')
  return [
    ...(layers.size > 1 ? [`@layer ${[...layers.keys()].join(',')};`] : []),
    others,
    ...blocks.map(([name, rules]) => `@layer ${name}{${rules}}`),
  ].join('')
}

/** `button` as an element of the kit: `&:where(button)`. */
function toOwn(selector: string): string {
  const [, tag = '*', rest = ''] = PART.exec(selector) ?? []
  return tag === '*' ? `&${rest}` : `&:where(${tag})${rest}`
}

/** The place after the bracket that closes a block whose content begins at `from`. */
function findEnd(sheet: string, from: number): number {
  let depth = 1
  for (const { 0: mark, index } of sheet.slice(from).matchAll(/[{}]/g)) {
    depth += mark === '{' ? 1 : -1
    if (depth === 0) return from + index + 1
  }
  return -1
}
