import { PicturesAwayError, type PictureStore } from '@sorrel/reviews/server'
import { openObjectStore } from '@sorrel/service/object-store'
import { startObjectStore, TEST_CREDENTIALS, type TestObjectStore } from '@sorrel/service/test-object-store'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSharedPictures } from './shared-pictures.ts'

const ID = 'a'.repeat(32)
const OTHER = 'b'.repeat(32)
const FILES = ['64.avif', '64.webp', '320.webp'].map((name) => ({ name, bytes: Buffer.from(name) }))

let server: TestObjectStore
let time: number
let failures: unknown[]

beforeEach(async () => {
  for (const [name, value] of Object.entries(TEST_CREDENTIALS)) vi.stubEnv(name, value)
  time = 0
  failures = []
  server = await startObjectStore()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await server.remove()
})

/** The store of one process. */
async function open(): Promise<PictureStore> {
  const objects = await openObjectStore(server.url)
  return createSharedPictures({ objects, now: () => time, onFailure: (error) => failures.push(error) })
}

async function list(pictures: PictureStore): Promise<readonly string[]> {
  const ids: string[] = []
  for await (const { id } of pictures.list()) ids.push(id)
  return ids
}

test('what one process writes all others read, list and remove', async () => {
  const [one, other] = [await open(), await open()]
  await one.write(ID, FILES)
  await one.write(OTHER, FILES)
  expect(Buffer.from((await other.read(ID, '64.webp')) ?? []).toString()).toBe('64.webp')
  expect(await list(other)).toEqual([ID, OTHER])
  await other.remove(ID)
  await other.remove(ID)
  expect(await one.read(ID, '64.webp')).toBeUndefined()
  expect(await list(one)).toEqual([OTHER])
})

test('nothing but pictures has a name', async () => {
  const pictures = await open()
  await expect(pictures.write('../secret', FILES)).rejects.toThrow('not an id of a picture')
  expect(await pictures.read('../secret', '64.webp')).toBeUndefined()
  expect(await pictures.read(ID, '../64.webp')).toBeUndefined()
})

test('while the store is away it says so, until a call succeeds or some time has passed', async () => {
  const pictures = await open()
  await pictures.write(ID, FILES)
  expect(pictures.isAway?.()).toBe(false)
  await server.kill()
  await expect(pictures.read(ID, '64.webp')).rejects.toThrow(PicturesAwayError)
  await expect(pictures.write(OTHER, FILES)).rejects.toThrow(PicturesAwayError)
  expect(failures).toHaveLength(2)
  expect(pictures.isAway?.()).toBe(true)
  time += 10_000
  expect(pictures.isAway?.()).toBe(false)
  await expect(pictures.read(ID, '64.webp')).rejects.toThrow(PicturesAwayError)
  await server.start()
  expect(await pictures.read(ID, '64.webp')).toBeDefined()
  expect(pictures.isAway?.()).toBe(false)
})
