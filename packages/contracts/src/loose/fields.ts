/**
 * Reads one object of a merchant's JSON without trust: names in camelCase also find snake_case, nulls and blank texts
 * count as missing, numbers and flags may be text, lists may be connections. Nothing throws.
 */
export interface Fields {
  /** The value as it came, undefined when missing or null. */
  raw(name: string): unknown
  /** Trimmed, not empty; numbers become text. */
  text(name: string): string | undefined
  number(name: string): number | undefined
  flag(name: string): boolean | undefined
  /** One of the choices, or undefined. */
  choice<T extends string>(name: string, choices: readonly T[]): T | undefined
  /** The object of that name; one without fields when missing. */
  child(name: string): Fields
  /** The objects of a list: an array, or `{ results: [...] }`. */
  list(name: string): readonly Fields[]
  /** The names that are there, as they came. */
  names(): readonly string[]
}

/** Anything that is not an object reads as an object without fields. */
export function readFields(input: unknown): Fields {
  const find = (name: string): unknown => getOwn(input, name) ?? getOwn(input, toSnakeCase(name)) ?? undefined
  return {
    raw: find,
    text: (name) => readText(find(name)),
    number: (name) => readNumber(find(name)),
    flag: (name) => readFlag(find(name)),
    choice: (name, choices) => {
      const text = readText(find(name))
      return choices.find((choice) => choice === text)
    },
    child: (name) => readFields(find(name)),
    list: (name) => readList(find(name)).map(readFields),
    names: () => (isObject(input) ? Object.keys(input) : []),
  }
}

/** The items of an array or of a connection's `results`. */
export function readList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  const results = getOwn(value, 'results')
  return Array.isArray(results) ? results : []
}

export function readText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return undefined
  return value.trim() === '' ? undefined : value.trim()
}

export function readNumber(value: unknown): number | undefined {
  const text = readText(value)
  if (text === undefined || !/^[+-]?\d{1,15}(?:\.\d{1,15})?$/.test(text)) return undefined
  return Number(text)
}

function readFlag(value: unknown): boolean | undefined {
  if (value === true || value === 'true' || value === 1) return true
  if (value === false || value === 'false' || value === 0) return false
  return undefined
}

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function getOwn(input: unknown, name: string): unknown {
  return isObject(input) && Object.hasOwn(input, name) ? input[name] : undefined
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
