/**
 * Reads values from outside whose shape is unknown: the service's JSON, a merchant's settings, messages of other
 * windows. Nothing throws; unreadable values are missing.
 */

/**
 * JSON of a promised shape before it is read: records and lists are typed, so that a misspelt or removed field is a
 * compile error, but each may be missing, and every value in them is unknown until a reader has checked it.
 */
export type Untrusted<T> = T extends readonly (infer Item)[]
  ? UntrustedList<Untrusted<Item>> | null | undefined
  : T extends object
    ? UntrustedRecord<T> | null | undefined
    : T extends null | undefined
      ? null | undefined
      : unknown

/** A record of the promised shape whose values are still unknown. */
export type UntrustedRecord<T> = { readonly [K in keyof T]: Untrusted<T[K]> }

/** A promised list. It has no methods, because the value may be anything: `parseList` gives its entries. */
export interface UntrustedList<Item> {
  readonly [position: number]: Item
}

/** A promised list, or the service's wrapping of one. */
export type ListOrConnection<Item> =
  | UntrustedList<Item>
  | { readonly results: UntrustedList<Item> | null | undefined }
  | null
  | undefined

/** Letters of an md5 that tell the versions of one file apart. */
const VERSION_LENGTH = 16

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isUntrusted<T>(value: unknown): value is UntrustedRecord<T> {
  return isRecord(value)
}

/** JSON that is promised to be a record like `T`; undefined for any other value. */
export function toUntrusted<T extends object>(value: unknown): UntrustedRecord<T> | undefined {
  return isUntrusted<T>(value) ? value : undefined
}

/** The text without space around it; a blank one is missing. Numbers become text: identifiers come as both. */
export function parseText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return undefined
  return value.trim() === '' ? undefined : value.trim()
}

/** The finite number. Text counts in plain decimal notation only: `"6.50"`, neither `"1e3"` nor `"0x10"`. */
export function parseNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  const text = parseText(value)
  return text !== undefined && /^[+-]?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : undefined
}

/** The whole number at or above `min`. */
export function parseCount(value: unknown, min = 0): number | undefined {
  const number = parseNumber(value)
  return number !== undefined && Number.isInteger(number) && number >= min ? number : undefined
}

/** The flag, also from text (`"true"`) and 0 or 1. */
export function parseFlag(value: unknown): boolean | undefined {
  if (value === true || value === 'true' || value === 1) return true
  if (value === false || value === 'false' || value === 0) return false
  return undefined
}

/** The text if it is one of `choices`. */
export function parseChoice<T extends string>(value: unknown, choices: readonly T[]): T | undefined {
  const text = parseText(value)
  return choices.find((choice) => choice === text)
}

/** A text that changes with the file: the start of its md5, else its id and upload date; undefined without either. */
export function parseFileVersion(file: unknown): string | undefined {
  if (!isRecord(file)) return undefined
  const md5 = parseText(file.md5)?.toLowerCase()
  if (md5 !== undefined && /^[\da-f]{32}$/.test(md5)) return md5.slice(0, VERSION_LENGTH)
  const id = parseText(file.id)?.toLowerCase()
  const uploaded = Date.parse(parseText(file.dateUploaded ?? file.date_uploaded) ?? '')
  if (id === undefined || !/^[\da-z]{1,40}$/.test(id) || Number.isNaN(uploaded)) return undefined
  return `${id}-${uploaded.toString(36)}`
}

/** The text if it is an absolute http or https address. */
export function parseWebAddress(value: unknown): string | undefined {
  const url = parseText(value)
  return url !== undefined && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined
}

/** The entries of an array or of a connection's `results`, without nulls. */
export function parseList<Item>(value: ListOrConnection<Item>): readonly NonNullable<Item>[]
export function parseList(value: unknown): readonly unknown[]
export function parseList(value: unknown): readonly unknown[] {
  const list = isRecord(value) && Object.hasOwn(value, 'results') ? value.results : value
  return Array.isArray(list) ? list.filter((entry) => entry !== null && entry !== undefined) : []
}

/** The texts of a list. */
export function parseTexts(value: unknown): readonly string[] {
  return parseList(value).flatMap((entry) => parseText(entry) ?? [])
}
