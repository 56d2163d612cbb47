import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestInvalidation } from '#testing/invalidation-fixture.ts'
import type { SlugKind } from './public-path.ts'
import { createSlugMemory } from './slug-memory.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(existing: readonly string[] = ['soap']) {
  const slugs = new Set(existing)
  const calls: string[] = []
  const invalidation = createTestInvalidation(Date.now)
  vi.setSystemTime(Date.now() + 1)
  let answer = (slug: string): Promise<boolean> => Promise.resolve(slugs.has(slug))
  const seen = new Map<string, number>()
  const hasSlug = createSlugMemory({
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
    has: (of: SlugKind, value: string) => hasSlug({ of, value }, { locale: 'en', currency: 'GBP' }),
    slugs,
    calls,
    seen,
    invalidation,
    setAnswer,
    pass: (ms: number) => vi.setSystemTime(Date.now() + ms),
  }
}

test('one question for one slug, shared by all who ask', async () => {
  const { has, calls } = setUp()
  expect(
    await Promise.all([has('product', 'soap'), has('product', 'soap'), has('category', 'soap')]),
  ).toEqual([true, true, true])
  expect(calls).toEqual(['product soap', 'category soap'])
  expect(await has('product', 'soap')).toBe(true)
  expect(calls).toHaveLength(2)
})

test('a product that a list has shown needs no question until it changes', async () => {
  const { has, calls, invalidation, seen, pass } = setUp()
  seen.set('soap', Date.now())
  expect(await has('product', 'soap')).toBe(true)
  expect(calls).toEqual([])
  pass(1)
  await invalidation.invalidate(['product:soap'])
  pass(1)
  expect(await has('product', 'soap')).toBe(true)
  expect(calls).toEqual(['product soap'])
})

test('an unknown slug is one question a minute', async () => {
  const { has, calls, slugs, pass } = setUp()
  expect(await has('page', 'wp-admin')).toBe(false)
  pass(59_999)
  slugs.add('wp-admin')
  expect(await has('page', 'wp-admin')).toBe(false)
  expect(calls).toHaveLength(1)
  pass(1)
  expect(await has('page', 'wp-admin')).toBe(true)
})

test('a known slug is looked up again meanwhile', async () => {
  const { has, calls, slugs, pass } = setUp()
  await has('product', 'soap')
  slugs.delete('soap')
  pass(300_000)
  expect(await has('product', 'soap')).toBe(true)
  expect(calls).toHaveLength(2)
  expect(await has('product', 'soap')).toBe(false)
})

test('a change is asked for at once', async () => {
  const { has, slugs, invalidation, pass } = setUp()
  expect(await has('product', 'brush')).toBe(false)
  pass(1)
  await invalidation.invalidate(['product:brush'])
  slugs.add('brush')
  pass(1)
  expect(await has('product', 'brush')).toBe(true)
})

test('while the service fails any slug may exist, and what was known stays known', async () => {
  const { has, setAnswer, pass } = setUp()
  await has('product', 'soap')
  await has('product', 'junk')
  setAnswer(() => Promise.reject(new Error('down')))
  pass(30_000)
  expect(await has('product', 'junk')).toBe(false)
  expect(await has('product', 'brush')).toBe(true)
  pass(600_000)
  expect(await has('product', 'soap')).toBe(true)
})

test('a late answer is not waited for, yet remembered', async () => {
  const { has, setAnswer } = setUp([])
  const held = Promise.withResolvers<boolean>()
  setAnswer(() => held.promise)
  const asked = has('product', 'junk')
  await vi.advanceTimersByTimeAsync(2001)
  expect(await asked).toBe(true)
  held.resolve(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(await has('product', 'junk')).toBe(false)
})

test('invented addresses cause 16 questions at once at most', async () => {
  const { has, calls, setAnswer } = setUp([])
  const held = Promise.withResolvers<boolean>()
  setAnswer(() => held.promise)
  const asked = Array.from({ length: 100 }, (_, index) => has('product', `junk-${index}`))
  held.resolve(false)
  expect((await Promise.all(asked)).filter((may) => !may)).toHaveLength(16)
  expect(calls).toHaveLength(16)
})
