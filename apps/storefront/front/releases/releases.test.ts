import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { startObjectStore, TEST_CREDENTIALS, type TestObjectStore } from '@sorrel/service/test-object-store'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseEnv } from '#config/env.ts'
import { startFront } from '../front-fixture.ts'
import { createStaticFiles } from '../static-files.ts'
import { openReleases } from './open-releases.ts'

// The object store is a process of its own, which starts and ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let root: string
let objects: TestObjectStore
const stops: (() => Promise<void>)[] = []
beforeAll(async () => {
  for (const [name, value] of Object.entries(TEST_CREDENTIALS)) vi.stubEnv(name, value)
  objects = await startObjectStore()
})
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'))
  warn.mockClear()
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  rmSync(root, { recursive: true })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await objects.remove()
})

/** A build with files of these names, each with its compressed copy. */
function build(id: string, names: readonly string[]): string {
  const directory = join(root, id)
  const chunks = join(directory, '.next/static/chunks')
  mkdirSync(chunks, { recursive: true })
  writeFileSync(join(directory, '.next/BUILD_ID'), id)
  for (const name of names) {
    writeFileSync(join(chunks, name), `code of ${name}`)
    writeFileSync(join(chunks, `${name}.br`), brotliCompressSync(`code of ${name}`))
  }
  return directory
}

const warn = vi.fn<() => void>()

/** Starts a server of a build, as `main.ts` does. */
async function start(directory: string, variables: Readonly<Record<string, string>>, retryMs?: number) {
  const log = { warn, info: () => {} }
  const releases = await openReleases({ directory, env: parseEnv(variables), log, retryMs })
  const shop = await startFront({}, { serveStatic: createStaticFiles(directory, () => releases) })
  stops.push(() => shop.stop())
  return async (name: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${shop.origin}/_next/static/chunks/${name}`, {
      headers: { connection: 'close', ...headers },
    })
    return { answer, text: await answer.text() }
  }
}

const toFolder = () => ({ RELEASES_URL: pathToFileURL(join(root, 'store')).href })

/** A folder of the bucket for each test. */
const toBucket = () => ({ RELEASES_URL: objects.url.replace('/shop', root) })

describe.each([
  ['a folder that all have', toFolder],
  ['an S3-compatible store', toBucket],
])('in %s', (_, toPlace) => {
  test('a tab of an earlier release gets its files from a later one, and a process of the earlier one has those of the later', async () => {
    const place = toPlace()
    const earlier = await start(build('a', ['both.js', 'old.js']), place)
    const later = await start(build('b', ['both.js', 'new.js']), place)
    const { answer, text } = await later('old.js', { 'accept-encoding': 'br, gzip' })
    expect([answer.status, text]).toEqual([200, 'code of old.js'])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toBe('text/javascript')
    expect(answer.headers.get('content-encoding')).toBe('br')
    const plain = await later('old.js', { 'accept-encoding': 'identity' })
    expect(plain.answer.headers.get('content-encoding')).toBeNull()
    expect(plain.text).toBe('code of old.js')
    expect((await earlier('new.js')).text).toBe('code of new.js')
    expect((await earlier('both.js')).text).toBe('code of both.js')
  })

  test('what no release has is missing, for anybody who asks', async () => {
    const get = await start(build('a', ['old.js']), toPlace())
    const paths = ['never.js', '%2e%2e%2fBUILD_ID', '..%5c..%5cBUILD_ID', 'old.js.map', 'x'.repeat(900)]
    const statuses = await Promise.all(paths.map(async (path) => (await get(path)).answer.status))
    expect(new Set(statuses)).toEqual(new Set([404]))
    expect((await get('never.js')).answer.headers.get('cache-control')).toBe('no-store')
  })

  test('the files of releases beyond those that are kept go, but for those that a kept one has too', async () => {
    const place = { ...toPlace(), RELEASES_KEPT: '2' }
    await start(build('a', ['first.js', 'all.js']), place)
    await start(build('b', ['second.js', 'all.js']), place)
    const get = await start(build('c', ['third.js']), place)
    expect((await get('first.js')).answer.status).toBe(404)
    expect((await get('second.js')).text).toBe('code of second.js')
    expect((await get('all.js')).text).toBe('code of all.js')
  })
})

test('what is no list of files in the store is forgotten, and stops no release', async () => {
  mkdirSync(join(root, 'store/releases'), { recursive: true })
  writeFileSync(join(root, 'store/releases/broken.json'), '["cut')
  const earlier = await start(build('a', ['old.js']), toFolder())
  await start(build('b', ['new.js']), { ...toFolder(), RELEASES_KEPT: '2' })
  expect((await earlier('new.js')).text).toBe('code of new.js')
  expect(readdirSync(join(root, 'store/releases'))).toEqual(['a.json', 'b.json'])
  expect(warn).not.toHaveBeenCalled()
})

test('while the store is away each has its own files; what it could not store is there when the store is back', async () => {
  const place = toBucket()
  const earlier = await start(build('a', ['old.js']), place)
  await objects.kill()
  const later = await start(build('b', ['own.js']), place, 20)
  expect(warn).toHaveBeenCalledOnce()
  expect((await earlier('old.js')).text).toBe('code of old.js')
  expect((await later('own.js')).text).toBe('code of own.js')
  expect((await later('old.js')).answer.status).toBe(404)
  await objects.start()
  expect((await later('old.js')).text).toBe('code of old.js')
  await expect.poll(async () => (await earlier('own.js')).answer.status).toBe(200)
})

test('a store that cannot be written costs a warning, and no start', async () => {
  writeFileSync(join(root, 'file'), 'no folder')
  const RELEASES_URL = pathToFileURL(join(root, 'file/below')).href
  const get = await start(build('a', ['own.js']), { RELEASES_URL })
  expect(warn).toHaveBeenCalledOnce()
  expect((await get('own.js')).text).toBe('code of own.js')
  expect((await get('old.js')).answer.status).toBe(404)
})

test('without an address releases are kept beside the cache', async () => {
  const CACHE_DIRECTORY = join(root, 'cache')
  await start(build('a', ['old.js']), { CACHE_DIRECTORY })
  const get = await start(build('b', []), { CACHE_DIRECTORY })
  expect((await get('old.js')).text).toBe('code of old.js')
})
