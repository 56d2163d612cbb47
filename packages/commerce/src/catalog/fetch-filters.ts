import type { CategoryLink } from '@sorrel/domain/product'
import { ok, type Result } from '@sorrel/domain/result'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import { GetProductFiltersDocument } from '../generated/catalog/graphql.ts'
import { andThen, decodeError } from '../wire/decode.ts'
import { isWire, parseFlag, parseList, parseText, parseWire } from '../wire/parse.ts'
import { toList } from '../wire/to-list.ts'
import { toCategoryLink } from './to-category-link.ts'

/** An attribute that the store filters by. Its id stands in the products' attributes: the schema names none here. */
export interface FilterAttribute {
  readonly name: string
  readonly type: string
  readonly values: readonly string[]
}

export interface CatalogFilters {
  readonly attributes: readonly FilterAttribute[]
  /** At most 100. */
  readonly categories: readonly CategoryLink[]
}

function toValue(value: unknown): readonly string[] {
  const wire = parseWire(value)
  const text = parseText(value) ?? parseText(wire.name) ?? parseText(wire.value)
  return text ? [text] : []
}

function toFilterAttribute(value: unknown): FilterAttribute | undefined {
  const wire = parseWire(value)
  const name = parseText(wire.name)
  if (!name) return undefined
  return { name, type: parseText(wire.type) ?? 'text', values: parseList(wire.values).flatMap(toValue) }
}

/** Filterable attributes and up to 100 categories. Specification section 7, `getProductFilters`. */
export async function fetchFilters(
  client: CommerceClient,
  { locale }: { readonly locale?: string | undefined } = {},
): Promise<Result<CatalogFilters, CommerceError>> {
  const answer = await client.query(GetProductFiltersDocument, { locale })
  return andThen(answer, ({ attributes, categories }) => {
    if (!isWire(attributes) || !isWire(categories)) {
      return decodeError('getProductFilters', 'The answer lacks a list')
    }
    const filterable = parseList(attributes).filter(
      (entry) => parseFlag(parseWire(entry).filterable) !== false,
    )
    return ok({
      attributes: toList(filterable, { name: 'attribute', context: client, toItem: toFilterAttribute }),
      categories: toList(categories, { name: 'category', context: client, toItem: toCategoryLink }),
    })
  })
}
