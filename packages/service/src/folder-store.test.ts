import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openFolderStore } from './folder-store.ts'

const directory = mkdtempSync(join(tmpdir(), 'folder-store-'))
afterEach(() => rmSync(directory, { recursive: true, force: true }))

test('a folder gives what was put, lists it by prefix with dates, and forgets what was removed', async () => {
  const startedAt = Date.now()
  const store = openFolderStore(directory)
  const list = async (prefix: string) => {
    const found: { readonly key: string; readonly dateModified: Date }[] = []
    for await (const file of store.list(prefix)) found.push(file)
    return found
  }
  expect(await list('')).toEqual([])
  expect(await store.get('a/1')).toBeUndefined()
  for (const key of ['b/1', 'a/b/2', 'a/1']) await store.put(key, Uint8Array.from([0, 255]))
  await store.put('a/1', Uint8Array.from([7]))
  expect(await store.get('a/1')).toEqual(Buffer.from([7]))
  const files = await list('a/')
  expect(files.map(({ key }) => key)).toEqual(['a/1', 'a/b/2'])
  for (const { dateModified } of files) {
    expect(dateModified.getTime()).toBeGreaterThan(startedAt - 1000)
    expect(dateModified.getTime()).toBeLessThanOrEqual(Date.now())
  }
  await store.remove('a/1')
  await store.remove('a/1')
  expect((await list('')).map(({ key }) => key)).toEqual(['a/b/2', 'b/1'])
})
