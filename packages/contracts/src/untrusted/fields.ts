import { isRecord, parseChoice, parseFlag, parseList, parseNumber, parseText } from '../untrusted.ts'

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
    text: (name) => parseText(find(name)),
    number: (name) => parseNumber(find(name)),
    flag: (name) => parseFlag(find(name)),
    choice: (name, choices) => parseChoice(find(name), choices),
    child: (name) => readFields(find(name)),
    list: (name) => parseList(find(name)).map(readFields),
    names: () => (isRecord(input) ? Object.keys(input) : []),
  }
}

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** `meta_title` becomes `metaTitle`. */
export function toCamelCase(name: string): string {
  return name.replace(/(?<=[a-z\d])_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
}

function getOwn(input: unknown, name: string): unknown {
  return isRecord(input) && Object.hasOwn(input, name) ? input[name] : undefined
}
