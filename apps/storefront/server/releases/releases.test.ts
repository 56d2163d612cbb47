import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseEnv } from '#service/env.ts'
import { startPageServer } from '../page-server-fixture.ts'
import { createStaticFiles } from '../static-files.ts'
import { openReleases } from './open-releases.ts'

let root: string
const stops: (() => void)[] = []
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'))
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  rmSync(root, { recursive: true })
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
async function start(directory: string, variables: Readonly<Record<string, string>> = {}) {
  const RELEASES_URL = pathToFileURL(join(root, 'store')).href
  const env = parseEnv({ RELEASES_URL, ...variables })
  const releases = await openReleases({ directory, env, log: { warn } })
  const shop = await startPageServer({ serveFile: createStaticFiles(directory, () => releases) })
  stops.push(shop.stop)
  return async (name: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${shop.origin}/_next/static/chunks/${name}`, {
      headers: { connection: 'close', ...headers },
    })
    return { answer, text: await answer.text() }
  }
}

test('a tab of an earlier release gets its files from a later one, and a process of the earlier one has those of the later', async () => {
  const earlier = await start(build('a', ['both.js', 'old.js']))
  const later = await start(build('b', ['both.js', 'new.js']))
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
  const get = await start(build('a', ['old.js']))
  const paths = ['never.js', '%2e%2e%2fBUILD_ID', '..%5c..%5cBUILD_ID', 'old.js.map', 'x'.repeat(900)]
  const statuses = await Promise.all(paths.map(async (path) => (await get(path)).answer.status))
  expect(new Set(statuses)).toEqual(new Set([404]))
  expect((await get('never.js')).answer.headers.get('cache-control')).toBe('no-store')
})

test('the files of releases beyond those that are kept go, but for those that a kept one has too', async () => {
  const KEEP_TWO = { RELEASES_KEPT: '2' }
  await start(build('a', ['first.js', 'all.js']), KEEP_TWO)
  await start(build('b', ['second.js', 'all.js']), KEEP_TWO)
  const get = await start(build('c', ['third.js']), KEEP_TWO)
  expect((await get('first.js')).answer.status).toBe(404)
  expect((await get('second.js')).text).toBe('code of second.js')
  expect((await get('all.js')).text).toBe('code of all.js')
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
  await start(build('a', ['old.js']), { RELEASES_URL: '', CACHE_DIRECTORY })
  const get = await start(build('b', []), { RELEASES_URL: '', CACHE_DIRECTORY })
  expect((await get('old.js')).text).toBe('code of old.js')
})
