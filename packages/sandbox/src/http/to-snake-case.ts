/**
 * Field names of JSON over REST: `homePage` becomes `home_page`, at every depth; empty fields are left out. See
 * docs/commerce-service.md#endpoints-and-headers.
 */
export function toSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSnakeCase)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(entries.map(([name, part]) => [toSnakeName(name), toSnakeCase(part)]))
}

/** `address1` is not changed: the hosted service has the same spelling. */
function toSnakeName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
