import { expect, test } from 'vitest'
import { createStoreWatch, type StoreFacts } from './store-watch.ts'

function setUp() {
  const invalidated: unknown[] = []
  let settings: StoreFacts | undefined
  let content: StoreFacts | undefined
  const look = createStoreWatch({
    readers: [async () => settings, async () => content],
    invalidation: {
      invalidate: async (tags, options) => void invalidated.push({ tags, purge: options?.purge === true }),
    },
    log: { info: () => undefined },
  })
  return {
    look: async (given: StoreFacts | undefined, pages?: StoreFacts) => {
      settings = given
      content = pages
      invalidated.length = 0
      await look()
      return [...invalidated]
    },
  }
}

test('the first look only remembers, an equal one invalidates nothing', async () => {
  const { look } = setUp()
  expect(await look(new Map([['settings', 'a']]))).toEqual([])
  expect(await look(new Map([['settings', 'a']]))).toEqual([])
})

test('what changed or came is invalidated, what has gone is purged', async () => {
  const { look } = setUp()
  const settings = new Map([['settings', 'a']])
  await look(
    settings,
    new Map([
      ['page:about', '1'],
      ['page:old', '1'],
    ]),
  )
  expect(
    await look(
      settings,
      new Map([
        ['page:about', '2'],
        ['page:new', '1'],
      ]),
    ),
  ).toEqual([
    { tags: ['page:about', 'page:new'], purge: false },
    { tags: ['page:old'], purge: true },
  ])
})

test('a part that cannot be read stays as it was', async () => {
  const { look } = setUp()
  await look(new Map([['settings', 'a']]), new Map([['page:about', '1']]))
  expect(await look(new Map([['settings', 'b']]), undefined)).toEqual([{ tags: ['settings'], purge: false }])
  expect(await look(undefined, new Map([['page:about', '2']]))).toEqual([
    { tags: ['page:about'], purge: false },
  ])
})

test('a change that could not be invalidated is found again by the next look', async () => {
  const invalidated: (readonly string[])[] = []
  const facts = [new Map([['settings', 'a']]), new Map([['settings', 'b']]), new Map([['settings', 'b']])]
  const look = createStoreWatch({
    readers: [async () => facts.shift()],
    invalidation: {
      invalidate: async (tags) => {
        if (invalidated.push(tags) === 1) throw new Error('the disk is full')
      },
    },
    log: { info: () => undefined },
  })
  await look()
  await expect(look()).rejects.toThrow('the disk is full')
  await look()
  expect(invalidated).toEqual([['settings'], ['settings']])
})
