import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
  isDisabled,
  isInaccessible,
} from 'dom-accessibility-api'

/** What a screen reader says of one element. */
export interface Announced {
  /** Its role in ARIA's words: `button`. */
  readonly role: string
  readonly name: string
  readonly states: readonly string[]
  readonly description: string
}

/** Roles that say nothing without a name. */
const SILENT = new Set([
  'generic',
  'presentation',
  'none',
  'paragraph',
  'listitem',
  'term',
  'definition',
  'rowgroup',
  'legend',
  'row',
])
const NAMED_ONLY = new Set(['group', 'section', 'region', 'form', 'img', 'image', 'article'])

const isOn = (element: Element, attribute: string): boolean => element.getAttribute(attribute) === 'true'

const toSwitched = (element: Element, attribute: string, on: string, off: string): readonly string[] =>
  element.hasAttribute(attribute) ? [isOn(element, attribute) ? on : off] : []

/** The states that an element has by its markup, in the order in which screen readers say them. */
function readStates(element: Element): readonly string[] {
  const input = element instanceof HTMLInputElement ? element : undefined
  const isChoice = input !== undefined && /^(?:checkbox|radio)$/.test(input.type)
  const details =
    element instanceof HTMLElement && element.tagName === 'SUMMARY' ? element.closest('details') : null
  const isRequired = element.matches(':required') || isOn(element, 'aria-required')
  return [
    ...(isChoice ? [input.checked ? 'checked' : 'not checked'] : []),
    ...(details ? [details.open ? 'expanded' : 'collapsed'] : []),
    ...toSwitched(element, 'aria-checked', 'on', 'off'),
    ...toSwitched(element, 'aria-pressed', 'pressed', 'not pressed'),
    ...toSwitched(element, 'aria-expanded', 'expanded', 'collapsed'),
    ...toSwitched(element, 'aria-selected', 'selected', 'not selected'),
    ...(element.hasAttribute('aria-current') ? ['current'] : []),
    ...(isDisabled(element) || isOn(element, 'aria-disabled') ? ['unavailable'] : []),
    ...(isOn(element, 'aria-busy') ? ['busy'] : []),
    ...(isRequired ? ['required'] : []),
    ...(isOn(element, 'aria-invalid') ? ['invalid'] : []),
    ...readValue(element, input),
  ]
}

/** The text of a value, else its number or what is typed. */
function readValue(element: Element, input: HTMLInputElement | undefined): readonly string[] {
  const typed =
    input && /^(?:text|email|search|number|date|range|tel|url)$/.test(input.type) ? input.value : null
  const value = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? typed
  return value ? [`value ${value}`] : []
}

/**
 * What screen readers say of the elements within `root` that have a role, in the order of the page, from the names that
 * browsers compute. Each is said once; what is hidden from screen readers is left out.
 */
export function readAnnounced(root: Element): readonly Announced[] {
  const found = [...root.querySelectorAll('*')]
    .filter((element) => !isInaccessible(element))
    .flatMap(toAnnounced)
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}

/** Controls that ARIA has no role for, as screen readers call them. */
const UNNAMED: Readonly<Record<string, string>> = {
  password: 'password field',
  date: 'date field',
  file: 'file button',
}

const getUnnamedRole = (element: Element): string | undefined =>
  element instanceof HTMLInputElement ? UNNAMED[element.type] : undefined

function toAnnounced(element: Element): readonly Announced[] {
  const role = getRole(element) ?? getUnnamedRole(element)
  if (role === undefined || SILENT.has(role)) return []
  const name = computeAccessibleName(element).trim()
  if (name === '' && NAMED_ONLY.has(role)) return []
  const description = computeAccessibleDescription(element).trim()
  return [{ role, name, states: readStates(element), description }]
}
