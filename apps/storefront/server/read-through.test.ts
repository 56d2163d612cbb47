import { expect, test } from 'vitest'
import { type KeyedStore, readThrough } from './read-through.ts'

function createStore(
  values = new Map<string, number>(),
): KeyedStore<number> & { readonly values: typeof values } {
  return {
    values,
    get: async (key) => values.get(key),
    set: async (key, value) => void values.set(key, value),
    delete: async (key) => void values.delete(key),
  }
}

test('what is found far away comes near, and what is written or deleted is so in both', async () => {
  const [near, far] = [createStore(), createStore(new Map([['a', 1]]))]
  const store = readThrough({ near, far })
  expect(await store.get('b')).toBeUndefined()
  expect(await store.get('a')).toBe(1)
  expect(near.values.get('a')).toBe(1)
  far.values.clear()
  expect(await store.get('a'), 'nobody asks far away').toBe(1)
  await store.set('b', 2)
  expect([near.values.get('b'), far.values.get('b')]).toEqual([2, 2])
  await store.delete('b')
  expect(await store.get('b')).toBeUndefined()
})
