import { parseText } from '@sorrel/contracts/untrusted'
import type { CategoryLink } from '@sorrel/domain/product'
import type { ProductCardFragment } from '../generated/catalog/graphql.ts'
import type { Entry, Wire } from '../wire/wire.ts'

/** Name and slug of a category; the slug names one without a name. */
export function toCategoryLink(
  value: Wire<Entry<ProductCardFragment['categories']>>,
): CategoryLink | undefined {
  const slug = parseText(value.slug)
  return slug ? { slug, name: parseText(value.name) ?? slug } : undefined
}
