import { isFields, isList, isLocalized, type Json, type JsonFields } from './json.ts'

export interface Reading {
  readonly locale: string
  /** The store's own language, read where the other has nothing. */
  readonly fallback: string
  /** What stands for a picture's file name in the service's answers. */
  readonly pictures: Readonly<Record<string, Json>>
}

/** Stored JSON as the service answers it in one language: what a preview message carries. */
export function toShown(value: Json, reading: Reading): Json {
  if (isList(value)) return value.map((entry) => toShown(entry, reading))
  if (isLocalized(value)) return value[reading.locale] ?? value[reading.fallback] ?? ''
  if (!isFields(value)) return value
  if (typeof value.file === 'string') return toPicture(value, value.file, reading)
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, toShown(entry, reading)]))
}

function toPicture(stored: JsonFields, file: string, reading: Reading): Json {
  const known = reading.pictures[file]
  return known ? { file: known, caption: toShown(stored.alt, reading) ?? null } : null
}
