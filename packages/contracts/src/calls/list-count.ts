import type { Filter, FilterValue } from '@sorrel/domain/filters'
import { isRecord } from '../untrusted.ts'
import type { Call } from './send.ts'

/** How many products a list would have with filters that are not applied yet. */
export interface ListCount {
  readonly count: number
  /** What it can be narrowed by, each value with its count; unset where values cannot be counted. */
  readonly values?:
    | { readonly filters: readonly Filter[]; readonly categories: readonly FilterValue[] }
    | undefined
}

export const listCountCall: Call<{ data: ListCount }> = {
  method: 'GET',
  path: '/{store-api}/list-count',
  readAnswer: (json) => {
    const data = isRecord(json) ? json.data : undefined
    if (!isRecord(data) || typeof data.count !== 'number') return undefined
    const { count, values } = data
    if (!isRecord(values)) return { data: { count } }
    const { filters, categories } = values
    if (!Array.isArray(filters) || !filters.every(isFilter)) return undefined
    if (!Array.isArray(categories) || !categories.every(isValue)) return undefined
    return { data: { count, values: { filters, categories } } }
  },
}

function isFilter(value: unknown): value is Filter {
  const { id, name, values } = isRecord(value) ? value : {}
  return typeof id === 'string' && typeof name === 'string' && Array.isArray(values) && values.every(isValue)
}

function isValue(item: unknown): item is FilterValue {
  const { value, label, count } = isRecord(item) ? item : {}
  return typeof value === 'string' && typeof label === 'string' && typeof count === 'number'
}
