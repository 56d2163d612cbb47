import {
  type FilterQuery,
  listProducts,
  type ListRequest,
  type ProductListing,
  toFilterQuery,
} from '@sorrel/domain/filters'
import { err, ok, type Result } from '@sorrel/domain/result'
import { anAttribute, aProductPreview } from '@sorrel/domain/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMemoryAddress, createListStore, type InitialList } from './listing.ts'

interface Failure {
  readonly kind: string
}

const MATERIALS = ['Glass', 'Oak', 'Linen'] as const

const SHELF = Array.from({ length: 30 }, (_, index) =>
  aProductPreview({
    id: `p${index}`,
    name: `Product ${index}`,
    price: index + 1,
    attributes: [anAttribute({ id: 'material', name: 'Material', values: [MATERIALS[index % 3] ?? ''] })],
  }),
)

const REQUEST = { locale: 'en', currency: 'GBP', pageSize: 4 }

const answerTo = (request: Pick<ListRequest, 'query' | 'pageSize'>) => listProducts(SHELF, request)

interface Call {
  readonly query: FilterQuery
  readonly signal: AbortSignal | undefined
  readonly answer: () => Promise<void>
  readonly fail: () => Promise<void>
}

const turn = () => new Promise<void>((done) => void setImmediate(done))

/** A list whose answers arrive when the test wants them. */
function setUp(query = '', initial?: InitialList) {
  const calls: Call[] = []
  const steps: string[] = []
  const address = createMemoryAddress(query, (next, how) => steps.push(`${how} ${next}`))
  const store = createListStore<Failure>({
    request: REQUEST,
    address,
    initial,
    fetch: (request, { signal }) =>
      new Promise<Result<ProductListing, Failure>>((resolve) =>
        calls.push({
          query: request.query,
          signal,
          answer: () => (resolve(ok(answerTo(request))), turn()),
          fail: () => (resolve(err({ kind: 'network' })), turn()),
        }),
      ),
  })
  return { store, calls, steps, address, getShown: () => getNames(store.getState().listing) }
}

const getNames = (listing: ProductListing | undefined) => listing?.products.map(({ name }) => name)

test('nothing is asked for until it is connected, and then what the address says', async () => {
  const { store, calls, steps, getShown } = setUp('material=Oak&page=2')
  expect(store.getState()).toMatchObject({ isPending: true, listing: undefined, choices: { groups: [] } })
  expect(calls).toEqual([])
  store.connect()
  expect(calls.map(({ query }) => toFilterQuery(query))).toEqual(['material=Oak&page=2'])
  await calls[0]?.answer()
  expect(getShown()).toEqual(['Product 13', 'Product 16', 'Product 19', 'Product 22'])
  expect(store.getState()).toMatchObject({
    isPending: false,
    listing: { count: 10, page: 2, pageCount: 3 },
    choices: {
      groups: [
        {
          id: 'material',
          choices: [
            { value: 'Glass', count: 10, isChosen: false },
            { value: 'Linen', count: 10, isChosen: false },
            { value: 'Oak', count: 10, isChosen: true },
          ],
        },
      ],
    },
  })
  expect(steps).toEqual([])
})

test('a wish shows in the choices at once, and keeps the list until its answer', async () => {
  const { store, calls, steps, getShown } = setUp()
  store.connect()
  await calls[0]?.answer()
  const before = getShown()
  store.toggle('material', 'Oak')
  const { choices, isPending } = store.getState()
  expect(choices.groups[0]?.choices.map(({ isChosen }) => isChosen)).toEqual([false, false, true])
  expect([isPending, getShown()]).toEqual([true, before])
  await calls[1]?.answer()
  expect(getShown()).toEqual(['Product 1', 'Product 4', 'Product 7', 'Product 10'])
  expect(steps).toEqual(['push material=Oak'])
})

test('each change is a step of the address; filters and order begin on the first page', async () => {
  const { store, calls, steps } = setUp()
  store.connect()
  await calls[0]?.answer()
  store.setPage(3)
  store.setSort('price-desc')
  store.setPage(2)
  store.setPrice({ min: 5, max: 20 })
  store.setQuery({ ...store.getState().query, attributes: { material: ['Oak', 'Glass'] } })
  store.clear()
  store.setSort('price-desc')
  expect(steps).toEqual([
    'push page=3',
    'push sort=price-desc',
    'push sort=price-desc&page=2',
    'push price=5&price=20&sort=price-desc',
    'push price=5&price=20&material=Glass&material=Oak&sort=price-desc',
    'push sort=price-desc',
  ])
})

test('a price range that includes everything is none', async () => {
  const { store, calls, steps } = setUp()
  store.connect()
  await calls[0]?.answer()
  store.setPrice({ min: 0, max: 99 })
  expect([steps, calls.length, store.getState().isPending]).toEqual([[], 1, false])
})

test('an older answer is dropped and its request cancelled', async () => {
  const { store, calls, getShown } = setUp()
  store.connect()
  store.toggle('material', 'Oak')
  store.setPage(2)
  expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, true, false])
  await calls[2]?.answer()
  await calls[0]?.answer()
  await calls[1]?.fail()
  expect(getShown()?.[0]).toBe('Product 13')
  expect(store.getState()).toMatchObject({ isPending: false, error: undefined })
})

test('back to what is shown asks for nothing', async () => {
  const { store, calls, getShown } = setUp()
  store.connect()
  await calls[0]?.answer()
  store.toggle('material', 'Oak')
  store.toggle('material', 'Oak')
  expect([calls.length, calls[1]?.signal?.aborted]).toEqual([2, true])
  expect(store.getState()).toMatchObject({ isPending: false, query: { attributes: {} } })
  expect(getShown()?.[0]).toBe('Product 0')
})

test('a failure keeps the list, says why, and the same wish or reload asks again', async () => {
  const { store, calls, steps, getShown } = setUp()
  store.connect()
  await calls[0]?.answer()
  store.setPage(2)
  await calls[1]?.fail()
  expect(store.getState()).toMatchObject({ isPending: false, error: { kind: 'network' }, query: { page: 2 } })
  expect(getShown()?.[0]).toBe('Product 0')
  store.setPage(2)
  expect(store.getState()).toMatchObject({ isPending: true, error: undefined })
  await calls[2]?.fail()
  store.reload()
  await calls[3]?.answer()
  expect(getShown()?.[0]).toBe('Product 4')
  expect(steps).toEqual(['push page=2'])
})

test('a page after the last one is the last one, in the address too', async () => {
  const { store, calls, steps } = setUp('page=99')
  store.connect()
  await calls[0]?.answer()
  expect(store.getState()).toMatchObject({ query: { page: 8 }, listing: { page: 8 } })
  expect(steps).toEqual(['replace page=8'])
})

test('an answer that is there at first is shown, and asked for again only for another address', async () => {
  const initial = () => {
    const { query } = store('').getState()
    return { query, listing: answerTo({ query, pageSize: REQUEST.pageSize }) }
  }
  const store = (query: string, first?: InitialList) => setUp(query, first).store
  const same = setUp('', initial())
  expect(same.store.getState()).toMatchObject({ isPending: false, listing: { count: 30 } })
  const state = same.store.getState()
  same.store.connect()
  expect([same.calls.length, same.store.getState() === state]).toEqual([0, true])
  const other = setUp('page=2', initial())
  other.store.connect()
  expect(other.calls.map(({ query }) => query.page)).toEqual([2])
})

test('whoever leaves cancels, and whoever comes back asks again', async () => {
  const { store, calls, address } = setUp()
  const leave = store.connect()
  leave()
  expect(calls[0]?.signal?.aborted).toBe(true)
  address.go('page=2')
  expect(calls).toHaveLength(1)
  store.connect()
  expect(calls.map(({ query }) => query.page)).toEqual([1, 2])
  await calls[0]?.answer()
  expect(store.getState().isPending).toBe(true)
})

describe('whatever the order of the answers', () => {
  type Step =
    | { readonly type: 'toggle'; readonly value: string }
    | { readonly type: 'page'; readonly page: number }
    | { readonly type: 'sort'; readonly sort: 'name' | 'popular' | 'price-desc' }
    | { readonly type: 'clear' | 'reload' }
    | { readonly type: 'go'; readonly query: string }
    | { readonly type: 'answer' | 'fail'; readonly at: number }

  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ type: fc.constant('toggle' as const), value: fc.constantFrom(...MATERIALS) }),
    fc.record({ type: fc.constant('page' as const), page: fc.integer({ min: 1, max: 9 }) }),
    fc.record({
      type: fc.constant('sort' as const),
      sort: fc.constantFrom('name' as const, 'popular' as const, 'price-desc' as const),
    }),
    fc.record({ type: fc.constantFrom('clear' as const, 'reload' as const) }),
    fc.record({
      type: fc.constant('go' as const),
      query: fc.constantFrom('', 'page=2', 'material=Oak', 'page=99&material=Linen', 'sort=name'),
    }),
    fc.record({ type: fc.constantFrom('answer' as const, 'fail' as const), at: fc.nat(9) }),
  )

  test('the list ends as it was last wished for, and so does the address', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const { store, calls, address, getShown } = setUp()
        store.connect()
        for (const one of steps) {
          if (one.type === 'toggle') store.toggle('material', one.value)
          else if (one.type === 'page') store.setPage(one.page)
          else if (one.type === 'sort') store.setSort(one.sort)
          else if (one.type === 'go') address.go(one.query)
          else if (one.type === 'answer' || one.type === 'fail') await calls[one.at]?.[one.type]()
          else store[one.type]()
        }
        // Those that were overtaken come last of all, after a failure somebody asks again.
        for (const call of calls.toReversed()) await call.answer()
        if (store.getState().error !== undefined) store.reload()
        await calls.at(-1)?.answer()
        const { query, isPending, error } = store.getState()
        expect([isPending, error]).toEqual([false, undefined])
        expect(getShown()).toEqual(getNames(answerTo({ query, pageSize: REQUEST.pageSize })))
        expect(address.read()).toBe(toFilterQuery(query))
      }),
      { numRuns: 60 },
    )
  })
})
