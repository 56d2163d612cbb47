import type { ProductPreview } from '@sorrel/domain/product'
import { err, ok, type Result } from '@sorrel/domain/result'
import { aProductPreview } from '@sorrel/domain/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSearch, type SearchState } from './search.ts'

interface Found {
  readonly products: readonly ProductPreview[]
}

interface Failure {
  readonly kind: string
}

type Answer = Result<Found, Failure>

/** A search whose answers arrive when the test wants them. */
function setUp() {
  const states: SearchState<Found, Failure>[] = []
  const calls: {
    readonly term: string
    readonly signal: AbortSignal
    readonly answer: (with_: Answer) => void
  }[] = []
  const search = createSearch<Found, Failure>({
    find: (term, signal) => new Promise((answer) => calls.push({ term, signal, answer })),
    onChange: (state) => states.push(state),
  })
  return { search, states, calls }
}

const found = (name: string): Answer => ok({ products: [aProductPreview({ name })] })
const rest = () => vi.advanceTimersByTimeAsync(500)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('asks once, when the typing has rested for 500 ms', async () => {
  const { search, calls } = setUp()
  search.setTerm('so')
  await vi.advanceTimersByTimeAsync(499)
  search.setTerm(' soap ')
  await vi.advanceTimersByTimeAsync(499)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(calls.map(({ term }) => term)).toEqual(['soap'])
})

test('an answer that comes late never replaces a newer one', async () => {
  const { search, states, calls } = setUp()
  search.setTerm('soap')
  await rest()
  search.setTerm('candle')
  await rest()
  calls[1]?.answer(found('Soy candle'))
  await rest()
  calls[0]?.answer(found('Soap bar'))
  await rest()
  expect(calls[0]?.signal.aborted).toBe(true)
  expect(states.at(-1)).toMatchObject({
    status: 'found',
    term: 'candle',
    products: [{ name: 'Soy candle' }],
  })
  expect(states.filter(({ status }) => status === 'found')).toHaveLength(1)
})

test.each(['', '   '])('the empty term %j clears the results and cancels the request', async (empty) => {
  const { search, states, calls } = setUp()
  search.setTerm('soap')
  await rest()
  search.setTerm(empty)
  expect(states.at(-1)).toEqual({ status: 'idle' })
  calls[0]?.answer(found('Soap bar'))
  await rest()
  expect(states.at(-1)).toEqual({ status: 'idle' })
  expect(calls).toHaveLength(1)
})

test('a failure is reported with its term', async () => {
  const { search, states, calls } = setUp()
  search.setTerm('soap')
  await rest()
  calls[0]?.answer(err({ kind: 'http' }))
  await rest()
  expect(states).toEqual([
    { status: 'waiting', term: 'soap' },
    { status: 'failed', term: 'soap', error: { kind: 'http' } },
  ])
})
