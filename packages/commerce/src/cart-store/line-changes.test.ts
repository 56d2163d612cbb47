import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLineChanges } from './line-changes.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

interface Sent {
  readonly itemId: string
  readonly quantity: number
  /** Lets the service answer. */
  readonly answer: (worked: boolean) => Promise<void>
}

function setUp() {
  const sent: Sent[] = []
  const wanted = new Map<string, number>()
  const changes = createLineChanges({
    pauseMs: 1000,
    send: (itemId, quantity) =>
      new Promise((resolve) => {
        const answer = async (worked: boolean) => {
          resolve(worked)
          await vi.advanceTimersByTimeAsync(0)
        }
        sent.push({ itemId, quantity, answer })
      }),
    onWanted: (itemId, quantity) => {
      if (quantity === undefined) wanted.delete(itemId)
      else wanted.set(itemId, quantity)
    },
  })
  return { changes, sent, wanted, toQuantities: () => sent.map(({ quantity }) => quantity) }
}

test('a typed quantity shows at once and is sent after a second without another', () => {
  const { changes, wanted, toQuantities } = setUp()
  changes.set('a', 2)
  vi.advanceTimersByTime(999)
  changes.set('a', 3)
  expect(wanted.get('a')).toBe(3)
  vi.advanceTimersByTime(999)
  expect(toQuantities()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(toQuantities()).toEqual([3])
})

test('leaving the field sends it at once, and once only', () => {
  const { changes, toQuantities } = setUp()
  changes.set('a', 2)
  changes.flush()
  vi.advanceTimersByTime(5000)
  expect(toQuantities()).toEqual([2])
})

test('one change of a line is on its way at a time, and the last change wins', async () => {
  const { changes, sent, wanted, toQuantities } = setUp()
  void changes.setNow('a', 2)
  void changes.setNow('a', 3)
  void changes.setNow('a', 4)
  expect(toQuantities()).toEqual([2])
  await sent[0]?.answer(true)
  expect(toQuantities()).toEqual([2, 4])
  await sent[1]?.answer(true)
  expect(toQuantities()).toEqual([2, 4])
  expect(wanted.has('a')).toBe(false)
})

test('lines do not wait for each other', () => {
  const { changes, sent } = setUp()
  void changes.setNow('a', 2)
  void changes.setNow('b', 5)
  expect(sent.map(({ itemId }) => itemId)).toEqual(['a', 'b'])
})

test('a refused change ends the wanted quantity, and later edits are sent again', async () => {
  const { changes, sent, wanted, toQuantities } = setUp()
  const done = changes.setNow('a', 9)
  await sent[0]?.answer(false)
  expect(await done).toBe(false)
  expect(wanted.has('a')).toBe(false)
  void changes.setNow('a', 1)
  expect(toQuantities()).toEqual([9, 1])
})

test('an edit made while a change is on its way is sent after its own pause', async () => {
  const { changes, sent, wanted, toQuantities } = setUp()
  void changes.setNow('a', 2)
  changes.set('a', 7)
  await sent[0]?.answer(true)
  expect(wanted.get('a')).toBe(7)
  expect(toQuantities()).toEqual([2])
  await vi.advanceTimersByTimeAsync(1000)
  expect(toQuantities()).toEqual([2, 7])
})
