/**
 * One encoded path segment. A segment of dots would lead to a parent folder and an empty one would vanish, so both
 * become `-`.
 */
export function toSegment(value: string): string {
  const text = value.toWellFormed()
  return /^\.{0,2}$/.test(text) ? '-' : encodeURIComponent(text)
}

/** A query of the values that are given, with its question mark; nothing without any. */
export function toQuery(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
