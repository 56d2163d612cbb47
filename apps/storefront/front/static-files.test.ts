import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startFront } from './front-fixture.ts'
import { createStaticFiles } from './static-files.ts'

const CODE = 'soap();'.repeat(500)

let directory: string
let front: Awaited<ReturnType<typeof startFront>>

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'static-files-'))
  const chunks = join(directory, '.next/static/chunks')
  mkdirSync(chunks, { recursive: true })
  writeFileSync(join(directory, '.next/BUILD_ID'), 'secret')
  for (const name of ['packed.js', 'plain.js']) writeFileSync(join(chunks, name), CODE)
  writeFileSync(join(chunks, 'packed.js.br'), brotliCompressSync(CODE))
  front = await startFront({}, { serveStatic: createStaticFiles(directory) })
})

afterEach(async () => {
  await front.stop()
  rmSync(directory, { recursive: true })
})

const get = (path: string) =>
  fetch(`${front.origin}/_next/static/${path}`, { headers: { 'accept-encoding': 'br' } })

test.each([
  ['packed.js', String(brotliCompressSync(CODE).length)],
  ['plain.js', null],
])('%s comes compressed, from its copy where it has one, and is kept for a year', async (name, length) => {
  const answer = await get(`chunks/${name}`)
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('content-length')).toBe(length)
  expect(answer.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.text()).toBe(CODE)
})

test.each(['chunks/never.js', '..%2fBUILD_ID', 'chunks/%00'])('%s is missing', async (path) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
    404,
    'no-store',
    '',
  ])
})

test('whoever logs a request when its response is out sees the address that was asked for', async () => {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  front.front.prependListener('request', (request, response) => {
    response.once('close', () => resolve(request.url))
  })
  await get('chunks/plain.js')
  expect(await promise).toBe('/_next/static/chunks/plain.js')
})
