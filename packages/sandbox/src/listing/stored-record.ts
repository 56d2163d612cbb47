/** A stored record by its snake_case field names, for `where` and `sort`. */
export type StoredRecord = Readonly<Record<string, unknown>>

/**
 * `dateCreated` and `date_created` name the same stored field. `address1` is not changed: the hosted service has the same
 * spelling.
 */
export function toStoredName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Values at a dotted path; an array on the path, or at its end, gives each of its members. */
export function getValues(record: unknown, path: readonly string[]): readonly unknown[] {
  if (Array.isArray(record)) return record.flatMap((member) => getValues(member, path))
  const [name, ...rest] = path
  if (name === undefined) return [record]
  if (typeof record !== 'object' || record === null || !Object.hasOwn(record, name)) return []
  return getValues(Reflect.get(record, name), rest)
}

/**
 * Field names of JSON over REST: `homePage` becomes `home_page`, at every depth; empty fields are left out. See
 * docs/commerce-service.md#endpoints-and-headers.
 */
export function toSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSnakeCase)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(entries.map(([name, part]) => [toStoredName(name), toSnakeCase(part)]))
}
