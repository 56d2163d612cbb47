import type { Fields } from './fields.ts'

const COLOR =
  /^(?:#[0-9a-f]{3,8}|[a-z]{3,30}|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/+a-z-]{1,60}\))$/i

/** A colour a stylesheet can hold safely: hex, a name or a colour function; undefined otherwise. */
export function readColor(fields: Fields, name: string): string | undefined {
  const text = fields.text(name)
  return text !== undefined && COLOR.test(text) ? text : undefined
}
