import { parseFlag, parseList, parseText, toUntrusted } from '@sorrel/contracts/untrusted'
import { type Filter, RESERVED_FILTER_KEYS } from '@sorrel/domain/filters'
import { ok, type Result } from '@sorrel/domain/result'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import { andThen } from '../wire/decode.ts'
import { toList } from '../wire/to-list.ts'
import type { Wire } from '../wire/wire.ts'
import { toAttributeValue } from './fetch-filters.ts'

/** A definition as REST writes it. */
interface Definition {
  readonly id: string
  readonly name: string
  readonly filterable: boolean
  readonly values: readonly unknown[]
}

/** More attributes than any store has, and the maximum page size of REST. */
const ATTRIBUTES_MAX = '1000'

/**
 * The attributes by which lists can be narrowed, with all values that the store defines: a single call for any size of
 * catalogue. Values are not counted. Uses REST, because GraphQL gives attributes no id.
 */
export async function fetchAttributeFilters(
  client: CommerceClient,
  { locale }: { readonly locale?: string | undefined } = {},
): Promise<Result<readonly Filter[], CommerceError>> {
  const query = { limit: ATTRIBUTES_MAX, 'where[filterable]': 'true' }
  const answer = await client.read({ path: '/attributes', query, locale })
  return andThen(answer, (json) => {
    const list = toUntrusted<{ readonly results: readonly Definition[] }>(json)
    return ok(toList(list?.results, { name: 'attribute', context: client, toItem: toFilters }).flat())
  })
}

function toFilters(wire: Wire<Definition>): readonly Filter[] | undefined {
  const id = parseText(wire.id)
  if (!id) return undefined
  if (parseFlag(wire.filterable) === false || RESERVED_FILTER_KEYS.includes(id)) return []
  const values = parseList(wire.values).flatMap(toAttributeValue)
  return [
    {
      id,
      name: parseText(wire.name) ?? id,
      values: values.map((value) => ({ value, label: value, count: 0 })),
    },
  ]
}
