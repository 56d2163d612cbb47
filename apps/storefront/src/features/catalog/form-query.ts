import { listCountCall, type ListCount, sendCall } from '@sorrel/contracts/calls'
import { type FilterQuery, parseFilterQuery, toFilterQuery } from '@sorrel/domain/filters'
import type { ShopConfig } from '#shop/shop.ts'
import { dropWholeRange, type FilterChoices, type PriceChoice, recountChoices } from './filter-choices.ts'
import type { ListScope } from './list-address.ts'

export { toListAddress } from './list-address.ts'
export { getControlName, returnFocus, showStart } from './return-focus.ts'

type Fields = readonly (readonly [string, string])[]

/** A filter form's fields as the address' query. A price at both ends of the range is left out, an empty one is open. */
export function toFormQuery(fields: Fields, price: PriceChoice | undefined): string {
  return toFilterQuery(dropWholeRange(parseFilterQuery(fields), price?.bounds))
}

/** What a form's boxes and fields hold. */
export function readFields(form: HTMLFormElement): Fields {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
}

/** What a form of filters leads to before it is sent. */
export interface Asked {
  /** Undefined while nobody knows it. */
  readonly count: number | undefined
  readonly choices: FilterChoices
}

export interface FollowerOptions extends Pick<CounterOptions, 'scope' | 'config'> {
  /** As the page shows them. */
  readonly choices: FilterChoices
  readonly onChange: (asked: Asked) => void
}

export interface Follower {
  /** A field of the form was used. */
  readonly ask: (form: HTMLFormElement, field: EventTarget) => void
  readonly stop: () => void
}

/** Follows a form: what its fields lead to is asked once they rest. */
export function followForm({ scope, config, choices, onChange }: FollowerOptions): Follower {
  let used: Parameters<typeof recountChoices>[2]['used']
  let shown = choices
  const counter = createCounter({
    scope,
    config,
    onCount: (found, current) => {
      // While the values are not known they stay as they are.
      if (found?.values) shown = recountChoices(choices, found.values, { current, used })
      onChange({ count: found?.count, choices: shown })
    },
  })
  return {
    stop: counter.stop,
    ask: (form, field) => {
      if (field instanceof HTMLInputElement) used = { id: field.name, value: field.value }
      counter.ask(toFormQuery(readFields(form), choices.price))
    },
  }
}

/** Pause after a change of the form before its products are counted: several boxes are one question. */
export const COUNT_DEBOUNCE_MS = 200

interface CounterOptions {
  readonly scope: ListScope
  readonly config: Pick<ShopConfig, 'locale' | 'currency' | 'storeApiPrefix'>
  /** Undefined where nobody can say. `current` is what was asked for. */
  readonly onCount: (found: ListCount | undefined, current: FilterQuery) => void
}

interface Counter {
  /** Counts what matches the query of a form, once nothing was asked for a moment. Only the newest answer is told. */
  readonly ask: (filters: string) => void
  readonly stop: () => void
}

/** Asks the shop how many products filters leave that are not applied yet. */
export function createCounter({ scope, config, onCount }: CounterOptions): Counter {
  const { locale, currency, storeApiPrefix: storeApi } = config
  let timer: ReturnType<typeof setTimeout> | undefined
  let request = new AbortController()
  const send = async (filters: string, signal: AbortSignal) => {
    const query = { locale, currency, ...scope, filters }
    const answer = await sendCall(listCountCall, { query, storeApi, signal })
    if (!signal.aborted) onCount(answer.ok ? answer.value.data : undefined, parseFilterQuery(filters))
  }
  const stop = () => {
    clearTimeout(timer)
    request.abort()
  }
  return {
    stop,
    ask: (filters) => {
      stop()
      request = new AbortController()
      const { signal } = request
      timer = setTimeout(() => void send(filters, signal), COUNT_DEBOUNCE_MS)
    },
  }
}
