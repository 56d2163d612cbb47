import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NONE } from './counts.ts'
import { createCachedCounts } from './cached-counts.ts'

const parts = [{ missed: 0, counts: { ...NONE, count: 1 } }]

const MONDAY = { name: 'monday', mayBeOld: false }

test('the same question is counted once while the state is the same', async () => {
  const cached = createCachedCounts()
  let counted = 0
  const count = () => {
    counted += 1
    return Promise.resolve(parts)
  }
  const ask = (locale: string, state: string) =>
    cached.get(sql`select ${locale}::text`, { name: state, mayBeOld: false }, count)
  expect(await ask('en', 'monday')).toBe(parts)
  await ask('en', 'monday')
  expect(counted).toBe(1)
  await ask('fr', 'monday')
  expect(counted).toBe(2)
  await ask('en', 'tuesday')
  expect(counted).toBe(3)
})

test('a failure is not kept, and neither is more than is useful', async () => {
  const cached = createCachedCounts()
  let counted = 0
  const ask = (place: number) =>
    cached.get(sql`select ${place}::integer`, MONDAY, () => {
      counted += 1
      return counted === 1 ? Promise.reject(new Error('away')) : Promise.resolve(parts)
    })
  await expect(ask(0)).rejects.toThrow('away')
  expect(await ask(0)).toBe(parts)
  for (let place = 1; place <= 200; place += 1) void ask(place)
  expect(counted).toBe(202)
  await ask(0)
  expect(counted).toBe(203)
})

test('that nothing is found is not kept: what is new is found at once', async () => {
  const cached = createCachedCounts()
  const answers = [[{ missed: 0, counts: NONE }], parts]
  const ask = () => cached.get(sql`select 'soap'`, MONDAY, () => Promise.resolve(answers.shift() ?? []))
  expect((await ask())[0]?.counts.count).toBe(0)
  expect(await ask()).toBe(parts)
  expect(await ask()).toBe(parts)
})

test('where counts may be old, those of the state before are answered until they are counted again', async () => {
  const cached = createCachedCounts()
  const fresh = [{ missed: 0, counts: { ...NONE, count: 2 } }]
  const counting = Promise.withResolvers<typeof fresh>()
  let counted = 0
  const ask = (name: string, answer: Promise<typeof fresh>) =>
    cached.get(sql`select 'soap'`, { name, mayBeOld: true }, () => {
      counted += 1
      return answer
    })
  await ask('monday', Promise.resolve(parts))
  expect(await ask('tuesday', counting.promise)).toBe(parts)
  expect(await ask('tuesday', counting.promise)).toBe(parts)
  counting.resolve(fresh)
  await counting.promise
  expect(await ask('tuesday', counting.promise)).toBe(fresh)
  expect(counted).toBe(2)
})
