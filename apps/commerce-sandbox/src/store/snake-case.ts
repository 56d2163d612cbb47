/** Field names of JSON over REST: `homePage` becomes `home_page`, at every depth. See docs/commerce-service.md#endpoints-and-headers. */
export function toSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSnakeCase)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [toSnakeName(name), toSnakeCase(member)]),
  )
}

function toSnakeName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
