/**
 * The effect of chosen filters before they are applied: one request after a debounce, and the newest answer counts.
 * Without React.
 */

import type { ListCount } from '@sorrel/contracts/calls'
import { type FilterChoices, recountChoices, type RecountOptions } from '@sorrel/domain/filter-choices'
import type { FilterQuery } from '@sorrel/domain/filters'
import type { CountFilters } from './filter-preview/count.ts'

export { type CountFilters, createEndpointCount, type EndpointCountOptions } from './filter-preview/count.ts'

/** The filters and count under a choice. */
export interface PreviewedFilters {
  /** Number of products; undefined where it is unknown. */
  readonly count: number | undefined
  /** With the counts under the choice. Shown values keep their positions. */
  readonly choices: FilterChoices
}

export interface FilterPreviewOptions {
  /** As the page shows them. */
  readonly choices: FilterChoices
  readonly count: CountFilters
  readonly onChange: (found: PreviewedFilters) => void
  /** Debounce after a change, in milliseconds: several changes make one request. Default 200. */
  readonly pauseMs?: number | undefined
}

export interface FilterPreview {
  /** The current choice. `used`: the checkbox that changed, if one did. */
  readonly ask: (query: FilterQuery, used?: RecountOptions['used']) => void
  readonly stop: () => void
}

/**
 * Follows a filter form: requests counts once its fields have not changed for a while (a debounce). Answers to older
 * choices are dropped.
 */
export function createFilterPreview({
  choices,
  count,
  onChange,
  pauseMs = 200,
}: FilterPreviewOptions): FilterPreview {
  let timer: ReturnType<typeof setTimeout> | undefined
  let request = new AbortController()
  let lastUsed: RecountOptions['used']
  let shown = choices
  const publish = (current: FilterQuery, found: ListCount | undefined) => {
    // If the counts are unknown, the shown values stay unchanged.
    if (found?.values) shown = recountChoices(choices, found.values, { current, used: lastUsed })
    onChange({ count: found?.count, choices: shown })
  }
  const send = async (query: FilterQuery, signal: AbortSignal) => {
    const answer = await count(query, signal)
    if (!signal.aborted) publish(query, answer.ok ? answer.value : undefined)
  }
  const stop = () => {
    clearTimeout(timer)
    request.abort()
  }
  return {
    stop,
    ask: (query, used) => {
      stop()
      request = new AbortController()
      lastUsed = used ?? lastUsed
      const { signal } = request
      timer = setTimeout(() => void send(query, signal), pauseMs)
    },
  }
}
