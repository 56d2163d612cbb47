import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseEnv } from '#service/env.ts'
import { toPackedBody } from './body.ts'
import { openPageStores } from './open-page-stores.ts'
import type { StoredPage } from './store.ts'

const KEY = '/en/gbp'

const page: StoredPage = {
  answer: {
    status: 200,
    headers: { etag: 'W/"1"' },
    body: toPackedBody({ br: Buffer.from('br'), gzip: Buffer.from('gzip') }),
  },
  reads: [],
  freshUntil: 1,
}

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'page-stores-'))
  await mkdir(join(directory, '.next'))
  await writeFile(join(directory, '.next/BUILD_ID'), 'build-1')
})
afterEach(() => rm(directory, { recursive: true }))

const open = (variables: Readonly<Record<string, string>> = {}) =>
  openPageStores({ directory, env: parseEnv(variables), log: { warn: vi.fn() } })

test('pages outlive the process, those with a query do not', async () => {
  const before = await open()
  await before.store.set(KEY, page)
  await before.queryStore.set(KEY, page)
  const after = await open({ PORT: '3001', LOG_LEVEL: 'debug' })
  const found = await after.store.get(KEY)
  expect(found).toMatchObject({ answer: { status: 200, headers: { etag: 'W/"1"' } }, freshUntil: 1 })
  expect(await found?.answer.body.get('gzip')).toEqual(Buffer.from('gzip'))
  expect(await after.queryStore.get(KEY)).toBeUndefined()
})

test('another configuration and another build have pages of their own', async () => {
  await (await open()).store.set(KEY, page)
  expect(await (await open({ COMMERCE_URL: 'http://localhost:4009' })).store.get(KEY)).toBeUndefined()
  await writeFile(join(directory, '.next/BUILD_ID'), 'build-2')
  expect(await (await open()).store.get(KEY)).toBeUndefined()
  await writeFile(join(directory, '.next/BUILD_ID'), 'build-1')
  expect(await (await open()).store.get(KEY)).toBeDefined()
})

test('the file of a page is found by the next build too; where a process runs and who measures it makes no other pages', async () => {
  const file = '/_page-data/abc.js'
  const before = await open()
  await before.store.set(file, page)
  await before.store.set(KEY, page)
  const measured = { RELEASE: 'v2', RELEASES_KEPT: '2', SENTRY_DSN: 'https://key@errors.example/1' }
  expect(await (await open(measured)).store.get(KEY)).toBeDefined()
  await writeFile(join(directory, '.next/BUILD_ID'), 'build-2')
  const after = await open()
  expect(await after.store.get(KEY)).toBeUndefined()
  expect(await after.store.get(file)).toBeDefined()
})
