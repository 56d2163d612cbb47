import { listCountCall, type ListCount, sendCall, type SendOptions } from '@sorrel/contracts/calls'
import { type FilterQuery, toFilterQuery } from '@sorrel/domain/filters'
import type { ListScope } from '@sorrel/domain/list-address'
import { ok, type Result } from '@sorrel/domain/result'

/** Counts the products of a query. `signal` aborts when there is a newer choice. Must not reject. */
export type CountFilters = (query: FilterQuery, signal: AbortSignal) => Promise<Result<ListCount, unknown>>

export interface EndpointCountOptions extends Pick<SendOptions, 'fetch' | 'origin' | 'storeApi'> {
  readonly scope: ListScope
  /** BCP 47. */
  readonly locale: string
  /** ISO 4217. */
  readonly currency: string
}

/** Counts by a shop's own endpoint. */
export function createEndpointCount({
  scope,
  locale,
  currency,
  ...place
}: EndpointCountOptions): CountFilters {
  return async (choice, signal) => {
    const query = { locale, currency, ...scope, filters: toFilterQuery(choice) }
    const answer = await sendCall(listCountCall, { ...place, query, signal })
    return answer.ok ? ok(answer.value.data) : answer
  }
}
