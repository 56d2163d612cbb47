import { getFilterChoices } from '@sorrel/domain/filter-choices'
import { listProducts, parseFilterQuery } from '@sorrel/domain/filters'
import { anAttribute, aProductPreview } from '@sorrel/domain/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEndpointCount, createFilterPreview, type PreviewedFilters } from './filter-preview.ts'

const PAUSE_MS = 200

const shelf = ['Glass', 'Oak'].map((material) =>
  aProductPreview({ id: material, attributes: [anAttribute({ id: 'material', values: [material] })] }),
)
const list = (query: string) => listProducts(shelf, { query: parseFilterQuery(query), pageSize: 25 })

/** A preview whose questions are answered when the test wants it. */
function setUp() {
  const requests: {
    readonly url: URL
    readonly signal: AbortSignal | null | undefined
    readonly answer: (response: Response) => void
  }[] = []
  const count = createEndpointCount({
    scope: { category: 'gifts' },
    locale: 'en',
    currency: 'GBP',
    storeApi: 'store-api',
    origin: 'http://shop.test',
    fetch: (input, init) =>
      new Promise((answer) =>
        requests.push({ url: new URL(new Request(input).url), signal: init?.signal, answer }),
      ),
  })
  const found: PreviewedFilters[] = []
  const choices = getFilterChoices(list(''), { current: parseFilterQuery('') })
  const preview = createFilterPreview({ choices, count, onChange: (next) => found.push(next) })
  const ask = (query: string, used?: { readonly id: string; readonly value: string }) =>
    preview.ask(parseFilterQuery(query), used)
  return { requests, found, preview, ask, choices }
}

const rest = () => vi.advanceTimersByTimeAsync(PAUSE_MS)
const counted = (count: number) => Response.json({ data: { count } })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('several changes are one question, once the fields have rested', async () => {
  const { requests, found, ask, choices } = setUp()
  ask('material=Glass')
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1)
  ask('material=Glass&material=Beech')
  await rest()
  expect(requests.map(({ url }) => [url.pathname, Object.fromEntries(url.searchParams)])).toEqual([
    [
      '/store-api/list-count',
      { locale: 'en', currency: 'GBP', category: 'gifts', filters: 'material=Glass&material=Beech' },
    ],
  ])
  requests[0]?.answer(counted(3))
  await rest()
  expect(found).toEqual([{ count: 3, choices }])
})

test('an older answer never replaces a newer one, and its request is cancelled', async () => {
  const { requests, found, ask } = setUp()
  ask('material=Glass')
  await rest()
  ask('')
  await rest()
  expect(requests[0]?.signal?.aborted).toBe(true)
  requests[1]?.answer(counted(9))
  requests[0]?.answer(counted(1))
  await rest()
  expect(found.map(({ count }) => count)).toEqual([9])
})

test('nothing is told once it was stopped', async () => {
  const { requests, found, ask, preview } = setUp()
  ask('material=Glass')
  await rest()
  preview.stop()
  requests[0]?.answer(counted(1))
  ask('')
  preview.stop()
  await rest()
  expect([requests.length, found]).toEqual([1, []])
})

test('a failure says that the number is not known, and keeps the values', async () => {
  const { requests, found, ask, choices } = setUp()
  ask('')
  await rest()
  requests[0]?.answer(new Response(null, { status: 502 }))
  await rest()
  expect(found).toEqual([{ count: undefined, choices }])
})

test('the values follow with their counts; the box that was used stays', async () => {
  const { requests, found, ask } = setUp()
  ask('price=900&price=', { id: 'material', value: 'Oak' })
  await rest()
  const { filters, categories, count } = list('price=900&price=')
  requests[0]?.answer(Response.json({ data: { count, values: { filters, categories } } }))
  await rest()
  expect(found[0]?.choices.groups).toMatchObject([
    { id: 'material', choices: [{ value: 'Oak', isChosen: false, count: 0 }] },
  ])
  ask('')
  await rest()
  requests[1]?.answer(Response.json({ data: { count: 3, values: { filters: [{}], categories: [] } } }))
  await rest()
  expect(found[1]).toEqual({ count: undefined, choices: found[0]?.choices })
})
