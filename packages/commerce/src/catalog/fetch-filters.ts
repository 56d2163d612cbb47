import { isRecord, parseFlag, parseList, parseText } from '@sorrel/contracts/untrusted'
import type { CategoryLink } from '@sorrel/domain/product'
import { ok, type Result } from '@sorrel/domain/result'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import { GetProductFiltersDocument, type GetProductFiltersQuery } from '../generated/catalog/graphql.ts'
import { andThen, decodeError } from '../wire/decode.ts'
import { toList } from '../wire/to-list.ts'
import type { Entry, Wire } from '../wire/wire.ts'
import { toCategoryLink } from './to-product-fields.ts'

type Attribute = Entry<NonNullable<GetProductFiltersQuery['attributes']>['results']>

/** An attribute that the store filters by. The schema gives it no id here: that is in the products' attributes. */
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

/** The schema does not type the values: they are texts, or records with a name or a value. */
export function toAttributeValue(value: unknown): readonly string[] {
  const named = isRecord(value) ? (parseText(value.name) ?? parseText(value.value)) : undefined
  const text = parseText(value) ?? named
  return text ? [text] : []
}

function toFilterAttribute(wire: Wire<Attribute>): FilterAttribute | undefined {
  const name = parseText(wire.name)
  if (!name) return undefined
  return {
    name,
    type: parseText(wire.type) ?? 'text',
    values: parseList(wire.values).flatMap(toAttributeValue),
  }
}

/** Filterable attributes and up to 100 categories. */
export async function fetchFilters(
  client: CommerceClient,
  { locale }: { readonly locale?: string | undefined } = {},
): Promise<Result<CatalogFilters, CommerceError>> {
  const answer = await client.query(GetProductFiltersDocument, { locale })
  return andThen(answer, ({ attributes, categories }) => {
    if (!isRecord(attributes) || !isRecord(categories)) {
      return decodeError('getProductFilters', 'The answer lacks a list')
    }
    const filterable = parseList(attributes).filter((entry) => parseFlag(entry.filterable) !== false)
    return ok({
      attributes: toList(filterable, { name: 'attribute', context: client, toItem: toFilterAttribute }),
      categories: toList(categories, { name: 'category', context: client, toItem: toCategoryLink }),
    })
  })
}
