import { isRecord } from '@sorrel/contracts/untrusted'

function toCamel(name: string): string {
  return name.replace(/(?<=[a-z0-9])_([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())
}

/** The same JSON with REST's snake_case names in camelCase, at every depth. */
export function toCamelCase(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(toCamelCase)
  if (!isRecord(json)) return json
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [toCamel(name), toCamelCase(value)]))
}
