import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBoundedQueue, type Priority, type Release, type Lease } from './bounded-queue.ts'

const LIMITS = { running: 1, waiting: 2, waitMs: 1000 } as const

/** Enters and says what became of it so far. */
function follow(queue: ReturnType<typeof createBoundedQueue>, priority: Priority = 'visitor') {
  const client = new AbortController()
  const seen: { lease: Lease | undefined } = { lease: undefined }
  void queue.acquire({ priority, signal: client.signal }).then((lease) => {
    seen.lease = lease
  })
  return { leave: () => client.abort(), seen, release: () => seen.lease?.ok && seen.lease.value() }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('visitors wait in their order, and go before renewals', async () => {
  const queue = createBoundedQueue(LIMITS)
  const [first, renewal, second, third] = [
    follow(queue),
    follow(queue, 'renewal'),
    follow(queue),
    follow(queue),
  ]
  const order: string[] = []
  for (const [name, job] of Object.entries({ first, second, third, renewal })) {
    await settle()
    expect(job.seen.lease?.ok).toBe(true)
    order.push(name)
    job.release()
  }
  expect(order).toEqual(['first', 'second', 'third', 'renewal'])
})

test('more than may wait are refused at once; renewals that wait take no place of a visitor', async () => {
  const queue = createBoundedQueue(LIMITS)
  follow(queue)
  const renewals = [follow(queue, 'renewal'), follow(queue, 'renewal'), follow(queue, 'renewal')]
  const visitors = [follow(queue), follow(queue), follow(queue)]
  await settle()
  const refused = { ok: false, error: 'full' }
  expect(renewals.map(({ seen }) => seen.lease)).toEqual([undefined, undefined, refused])
  expect(visitors.map(({ seen }) => seen.lease)).toEqual([undefined, undefined, refused])
})

test('a wait that takes too long ends, and its place in the queue is free again', async () => {
  const queue = createBoundedQueue(LIMITS)
  const first = follow(queue)
  const late = follow(queue)
  await vi.advanceTimersByTimeAsync(LIMITS.waitMs)
  expect(late.seen.lease).toEqual({ ok: false, error: 'late' })
  const next = follow(queue)
  first.release()
  await settle()
  expect(next.seen.lease?.ok).toBe(true)
})

test('a client that goes away leaves the queue, and one that has gone never enters it', async () => {
  const queue = createBoundedQueue(LIMITS)
  const first = follow(queue)
  const gone = follow(queue)
  await settle()
  gone.leave()
  await settle()
  expect(gone.seen.lease).toEqual({ ok: false, error: 'gone' })
  const next = follow(queue)
  first.release()
  await settle()
  expect(next.seen.lease?.ok).toBe(true)
  next.release()
  expect(await queue.acquire({ priority: 'visitor', signal: AbortSignal.abort() })).toEqual({
    ok: false,
    error: 'gone',
  })
})

test('a job that runs keeps its place when its client goes away, until it is released', async () => {
  const queue = createBoundedQueue(LIMITS)
  const first = follow(queue)
  await settle()
  first.leave()
  const second = follow(queue)
  await settle()
  expect(second.seen.lease).toBeUndefined()
  first.release()
  first.release()
  await settle()
  expect(second.seen.lease?.ok).toBe(true)
  const third = follow(queue)
  await settle()
  expect(third.seen.lease).toBeUndefined()
})

test('whatever comes and goes, never more than allowed run, and every place comes back', async () => {
  const step = fc.record({
    kind: fc.constantFrom('enter', 'enter', 'release', 'leave', 'pass'),
    which: fc.nat(8),
    priority: fc.constantFrom<Priority>('visitor', 'renewal'),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 60 }),
      fc.integer({ min: 1, max: 4 }),
      async (steps, running) => {
        const queue = createBoundedQueue({ ...LIMITS, running })
        const jobs: ReturnType<typeof follow>[] = []
        const released = new Set<Release>()
        for (const { kind, which, priority } of steps) {
          const job = jobs[which]
          if (kind === 'enter') jobs.push(follow(queue, priority))
          else if (kind === 'pass') await vi.advanceTimersByTimeAsync(LIMITS.waitMs / 2)
          else if (kind === 'leave') job?.leave()
          else if (job?.seen.lease?.ok === true) {
            job.release()
            released.add(job.seen.lease.value)
          }
          await settle()
          const held = jobs.filter(({ seen }) => seen.lease?.ok === true && !released.has(seen.lease.value))
          expect(held.length).toBeLessThanOrEqual(running)
        }
        for (const job of jobs) job.release()
        await vi.advanceTimersByTimeAsync(LIMITS.waitMs)
        for (const job of jobs) job.release()
        await settle()
        const after = Array.from({ length: running }, () => follow(queue))
        await settle()
        expect(after.every(({ seen }) => seen.lease?.ok)).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})
