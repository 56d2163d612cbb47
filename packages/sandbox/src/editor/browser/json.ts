/** JSON as the service stores it. */
export type Json = string | number | boolean | null | undefined | JsonList | JsonFields
export type JsonList = readonly Json[]
export interface JsonFields {
  readonly [name: string]: Json
}

export type Path = readonly (string | number)[]

/** A text in every language of the store. */
export type Localized = Readonly<Record<string, string>>

export function isFields(value: Json): value is JsonFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: Json): value is JsonList {
  return Array.isArray(value)
}

/** A text in English and any other languages: `{ en: 'Soap', fr: 'Savon' }`. */
export function isLocalized(value: Json): value is Localized {
  if (!isFields(value)) return false
  const names = Object.keys(value)
  return (
    names.includes('en') && names.every((name) => /^[a-z]{2}$/.test(name) && typeof value[name] === 'string')
  )
}

export function getAt(value: Json, path: Path): Json {
  return path.reduce<Json>((part, name) => {
    if (isList(part)) return part[Number(name)]
    return isFields(part) ? part[name] : undefined
  }, value)
}

/** A copy with one value changed; missing records on the path are created. */
export function setAt(value: Json, [name, ...rest]: Path, next: Json): Json {
  if (name === undefined) return next
  if (isList(value))
    return value.map((entry, index) => (index === Number(name) ? setAt(entry, rest, next) : entry))
  const fields = isFields(value) ? value : {}
  return { ...fields, [name]: setAt(fields[name], rest, next) }
}

export function moveEntry(list: JsonList, from: number, to: number): JsonList {
  const entry = list[from]
  const others = list.filter((_, index) => index !== from)
  return to < 0 || to >= list.length ? list : [...others.slice(0, to), entry, ...others.slice(to)]
}

/** The label of a field: "Vertical spacing" for `vertical_spacing` and `verticalSpacing`. */
export function toLabel(name: string): string {
  const messages = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return messages.charAt(0).toUpperCase() + messages.slice(1)
}

/** A text, or a number as one; anything else is `otherwise`. */
export function toText(value: Json, otherwise = ''): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise
}
