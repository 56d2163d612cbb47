/** A record as it came over the wire: any field may be missing, null or of another type. */
export type Wire = Readonly<Record<string, unknown>>

export function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The record, or an empty one. */
export function parseWire(value: unknown): Wire {
  return isWire(value) ? value : {}
}

/** The text, or nothing for an empty one. Numbers become text: identifiers come as both. */
export function parseText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** The finite number, also from text (`"6.50"`). */
export function parseNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
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

/** The entries of a plain array or of a connection's `results`, without nulls. */
export function parseList(value: unknown): readonly unknown[] {
  const list = Array.isArray(value) ? value : isWire(value) ? value.results : undefined
  return Array.isArray(list) ? list.filter((entry) => entry !== null && entry !== undefined) : []
}

/** The texts of a list. */
export function parseTexts(value: unknown): readonly string[] {
  return parseList(value).flatMap((entry) => parseText(entry) ?? [])
}

/** The value if it is one of `choices`. */
export function parseChoice<T extends string>(value: unknown, choices: readonly T[]): T | undefined {
  return choices.find((choice) => choice === value)
}
