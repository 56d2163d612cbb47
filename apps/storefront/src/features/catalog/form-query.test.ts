import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { COUNT_DEBOUNCE_MS, createCounter } from './form-query.ts'
import { toListAddress } from './list-address.ts'

const CONFIG = { locale: 'en', currency: 'GBP', storeApiPrefix: 'store-api' }

/** A counter whose requests are answered when the test wants it. */
function setUp() {
  const requests: {
    readonly url: URL
    readonly signal: AbortSignal | null | undefined
    readonly answer: (response: Response) => void
  }[] = []
  vi.stubGlobal('fetch', (input: string, { signal }: RequestInit) => {
    return new Promise<Response>((answer) =>
      requests.push({ url: new URL(input, 'http://shop.test'), signal, answer }),
    )
  })
  const counts: (number | undefined)[] = []
  const found: unknown[][] = []
  const counter = createCounter({
    scope: { category: 'gifts' },
    config: CONFIG,
    onCount: (...answer) => {
      counts.push(answer[0]?.count)
      found.push(answer)
    },
  })
  return { requests, counts, counter, found }
}

const rest = () => vi.advanceTimersByTimeAsync(COUNT_DEBOUNCE_MS)
const counted = (count: number) => Response.json({ data: { count } })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('several changes are one question, once the fields have rested', async () => {
  const { requests, counts, counter } = setUp()
  counter.ask('material=Glass')
  await vi.advanceTimersByTimeAsync(COUNT_DEBOUNCE_MS - 1)
  counter.ask('material=Glass&material=Beech')
  await rest()
  expect(requests.map(({ url }) => [url.pathname, Object.fromEntries(url.searchParams)])).toEqual([
    [
      '/store-api/list-count',
      { locale: 'en', currency: 'GBP', category: 'gifts', filters: 'material=Glass&material=Beech' },
    ],
  ])
  requests[0]?.answer(counted(3))
  await rest()
  expect(counts).toEqual([3])
})

test('an older answer never replaces a newer one, and its request is cancelled', async () => {
  const { requests, counts, counter } = setUp()
  counter.ask('material=Glass')
  await rest()
  counter.ask('')
  await rest()
  expect(requests[0]?.signal?.aborted).toBe(true)
  requests[1]?.answer(counted(9))
  requests[0]?.answer(counted(1))
  await rest()
  expect(counts).toEqual([9])
})

test('a failure says that the number is not known', async () => {
  const { requests, counts, counter } = setUp()
  counter.ask('')
  await rest()
  requests[0]?.answer(new Response(null, { status: 502 }))
  await rest()
  expect(counts).toEqual([undefined])
})

test('the counts of values come with the number and with what they were asked for', async () => {
  const { requests, counter, found } = setUp()
  counter.ask('material=Glass')
  await rest()
  const values = {
    filters: [{ id: 'scent', name: 'Scent', values: [{ value: 'Fig', label: 'Fig', count: 2 }] }],
    categories: [],
  }
  requests[0]?.answer(Response.json({ data: { count: 3, values } }))
  await rest()
  expect(found).toEqual([
    [{ count: 3, values }, expect.objectContaining({ attributes: { material: ['Glass'] } })],
  ])
  counter.ask('')
  await rest()
  requests[1]?.answer(Response.json({ data: { count: 3, values: { filters: [{}], categories: [] } } }))
  await rest()
  expect(found[1]?.[0]).toBeUndefined()
})

test.each([
  [{}, '', '/products'],
  [{}, 'sort=name', '/products?sort=name'],
  [{ search: 'a & b' }, '', '/products?q=a+%26+b'],
  [{ search: 'soap' }, 'page=2', '/products?q=soap&page=2'],
])('%j with the filters %j is at %s', (scope, filters, address) => {
  expect(toListAddress({ path: '/products', scope, filters })).toBe(address)
})
