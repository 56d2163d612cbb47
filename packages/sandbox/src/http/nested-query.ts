/** A query parameter, or the members of one written with brackets. */
export type QueryValue = string | { readonly [name: string]: QueryValue }

/**
 * Groups bracketed query parameters into nested objects, as the hosted service does: `$filters[price][0]=5` is
 * `{ $filters: { price: { 0: '5' } } }`. Empty brackets get the next index.
 */
export function parseNestedQuery(parameters: URLSearchParams): Readonly<Record<string, QueryValue>> {
  const root = new Map<string, Branch | string>()
  for (const [name, value] of parameters) {
    const [first = '', ...rest] = name.replaceAll(']', '').split('[')
    add(root, [first, ...rest], value)
  }
  return toValues(root)
}

type Branch = Map<string, Branch | string>

function add(branch: Branch, [name = '', ...rest]: readonly string[], value: string): void {
  const key = name === '' ? String(branch.size) : name
  if (rest.length === 0) {
    branch.set(key, value)
    return
  }
  const known = branch.get(key)
  const next: Branch = known instanceof Map ? known : new Map()
  branch.set(key, next)
  add(next, rest, value)
}

function toValues(branch: Branch): Readonly<Record<string, QueryValue>> {
  const entries = [...branch].map(([name, value]) => [name, value instanceof Map ? toValues(value) : value])
  return Object.fromEntries(entries)
}

/** The texts of a list; a single text is a list of one. */
export function toTexts(value: QueryValue | undefined): readonly string[] {
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : Object.values(value).filter((one) => typeof one === 'string')
}

/**
 * Converts a condition in the query to JSON: numbered members become lists, and texts that read as a number, true,
 * false or null become those values.
 */
export function toCondition(value: QueryValue | undefined): unknown {
  if (typeof value === 'string') return toScalar(value)
  if (value === undefined) return undefined
  const entries = Object.entries(value)
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  if (isList) return entries.map(([, member]) => toCondition(member))
  return Object.fromEntries(entries.map(([name, member]) => [name, toCondition(member)]))
}

function toScalar(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true'
  if (text === 'null') return null
  return /^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : text
}
