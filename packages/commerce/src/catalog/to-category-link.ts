import type { CategoryLink } from '@sorrel/domain/product'
import { parseText, parseWire } from '../wire/parse.ts'

/** Name and slug of a category; the slug names one without a name. */
export function toCategoryLink(value: unknown): CategoryLink | undefined {
  const wire = parseWire(value)
  const slug = parseText(wire.slug)
  return slug ? { slug, name: parseText(wire.name) ?? slug } : undefined
}
