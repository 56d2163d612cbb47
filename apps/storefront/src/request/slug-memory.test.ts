import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestInvalidation } from '#testing/invalidation-fixture.ts'
import type { SlugKind } from './public-path.ts'
import { createSlugMemory, type Whereabouts } from './slug-memory.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(existing: readonly string[] = ['soap']) {
  const slugs = new Set(existing)
  const moved = new Map<string, Whereabouts>()
  const calls: string[] = []
  const invalidation = createTestInvalidation(Date.now)
  vi.setSystemTime(Date.now() + 1)
  let answer = (slug: string): Promise<Whereabouts> =>
    Promise.resolve(slugs.has(slug) ? 'here' : (moved.get(slug) ?? 'nowhere'))
  const seen = new Map<string, number>()
  const findSlug = createSlugMemory({
    getSeenAt: ({ of, value }) => (of === 'product' ? seen.get(value) : undefined),
    now: () => Date.now(),
    invalidation,
    lookUp: ({ of, value }) => {
      calls.push(`${of} ${value}`)
      return answer(value)
    },
  })
  const setAnswer = (next: typeof answer) => {
    answer = next
  }
  return {
    find: (of: SlugKind, value: string) => findSlug({ of, value }, { locale: 'en', currency: 'GBP' }),
    slugs,
    moved,
    calls,
    seen,
    invalidation,
    setAnswer,
    pass: (ms: number) => vi.setSystemTime(Date.now() + ms),
  }
}

test('one question for one slug, shared by all who ask', async () => {
  const { find, calls } = setUp()
  expect(
    await Promise.all([find('product', 'soap'), find('product', 'soap'), find('category', 'soap')]),
  ).toEqual(['here', 'here', 'here'])
  expect(calls).toEqual(['product soap', 'category soap'])
  expect(await find('product', 'soap')).toBe('here')
  expect(calls).toHaveLength(2)
})

test('a product that a list has shown needs no question until it changes', async () => {
  const { find, calls, invalidation, seen, pass } = setUp()
  seen.set('soap', Date.now())
  expect(await find('product', 'soap')).toBe('here')
  expect(calls).toEqual([])
  pass(1)
  await invalidation.invalidate(['product:soap'])
  pass(1)
  expect(await find('product', 'soap')).toBe('here')
  expect(calls).toEqual(['product soap'])
})

test('an unknown slug is one question a minute', async () => {
  const { find, calls, slugs, pass } = setUp()
  expect(await find('page', 'wp-admin')).toBe('nowhere')
  pass(59_999)
  slugs.add('wp-admin')
  expect(await find('page', 'wp-admin')).toBe('nowhere')
  expect(calls).toHaveLength(1)
  pass(1)
  expect(await find('page', 'wp-admin')).toBe('here')
})

test('a known slug is looked up again meanwhile', async () => {
  const { find, calls, slugs, pass } = setUp()
  await find('product', 'soap')
  slugs.delete('soap')
  pass(300_000)
  expect(await find('product', 'soap')).toBe('here')
  expect(calls).toHaveLength(2)
  expect(await find('product', 'soap')).toBe('nowhere')
})

test('a left slug is asked for again after a minute, or at once when something changes', async () => {
  const { find, calls, moved, invalidation, pass } = setUp([])
  moved.set('soap', { movedTo: 'oat-soap' })
  expect(await find('product', 'soap')).toEqual({ movedTo: 'oat-soap' })
  moved.set('soap', { movedTo: 'bar' })
  pass(59_999)
  expect(await find('product', 'soap')).toEqual({ movedTo: 'oat-soap' })
  expect(calls).toHaveLength(1)
  pass(1)
  expect(await find('product', 'soap')).toEqual({ movedTo: 'bar' })
  moved.delete('soap')
  pass(1)
  await invalidation.invalidate(['product:soap'])
  pass(1)
  expect(await find('product', 'soap')).toBe('nowhere')
})

test('a change is asked for at once', async () => {
  const { find, slugs, invalidation, pass } = setUp()
  expect(await find('product', 'brush')).toBe('nowhere')
  pass(1)
  await invalidation.invalidate(['product:brush'])
  slugs.add('brush')
  pass(1)
  expect(await find('product', 'brush')).toBe('here')
})

test('while the service fails any slug may exist, and what was known stays known', async () => {
  const { find, setAnswer, pass } = setUp()
  await find('product', 'soap')
  await find('product', 'junk')
  setAnswer(() => Promise.reject(new Error('down')))
  pass(30_000)
  expect(await find('product', 'junk')).toBe('nowhere')
  expect(await find('product', 'brush')).toBe('here')
  pass(600_000)
  expect(await find('product', 'soap')).toBe('here')
})

test('a late answer is not waited for, yet remembered', async () => {
  const { find, setAnswer } = setUp([])
  const held = Promise.withResolvers<Whereabouts>()
  setAnswer(() => held.promise)
  const asked = find('product', 'junk')
  await vi.advanceTimersByTimeAsync(2001)
  expect(await asked).toBe('here')
  held.resolve('nowhere')
  await vi.advanceTimersByTimeAsync(0)
  expect(await find('product', 'junk')).toBe('nowhere')
})

test('invented addresses cause 16 questions at once at most', async () => {
  const { find, calls, setAnswer } = setUp([])
  const held = Promise.withResolvers<Whereabouts>()
  setAnswer(() => held.promise)
  const asked = Array.from({ length: 100 }, (_, index) => find('product', `junk-${index}`))
  held.resolve('nowhere')
  expect((await Promise.all(asked)).filter((found) => found === 'nowhere')).toHaveLength(16)
  expect(calls).toHaveLength(16)
})
