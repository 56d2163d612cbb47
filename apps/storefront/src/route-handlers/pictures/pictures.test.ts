import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryStore } from './file-store.ts'
import { AVIF, draw, startService, startShop, type TestShop, toVersion } from '#testing/pictures-fixture.ts'
import type { PicturesOptions } from './pictures.ts'

// Encoding waits for the processor.
vi.setConfig({ testTimeout: 60_000 })

const FOREVER = '200 public, max-age=31536000, immutable'

let soap: Buffer
let service: Awaited<ReturnType<typeof startService>>
let shop: TestShop
let now: number

beforeEach(async () => {
  now = 1_000_000
  soap = await draw('#7a9')
  service = await startService()
  service.files.set('/cdn/soap.png', soap)
  shop = start()
})

afterEach(() => service.stop())

const start = (options: Partial<PicturesOptions> = {}) =>
  startShop({ service: service.origin, now: () => now, ...options })

test('a picture comes in the width that is asked for, to be kept for ever', async () => {
  const answer = await shop.get(`${toVersion(soap)}/640/cdn/soap.png`)
  expect(answer.status).toBe(200)
  const headers = Object.fromEntries(answer.headers)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cross-origin-resource-policy': 'same-origin',
  })
  const body = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 640, height: 320 })
})

test('who has it already is told so', async () => {
  const first = await shop.get('latest/64/cdn/soap.png')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  const again = await shop.get('latest/64/cdn/soap.png', { 'if-none-match': `"other", ${etag}` })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('etag')).toBe(etag)
  expect(again.headers.get('vary')).toBe('Accept')
  expect((await shop.get('latest/64/cdn/soap.png', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('who accepts AVIF gets it, but for small pictures, of which WebP is the smaller', async () => {
  const answer = await shop.get('latest/256/cdn/soap.png', AVIF)
  expect(answer.headers.get('content-type')).toBe('image/avif')
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ compression: 'av1', width: 256 })
  expect((await shop.get('latest/96/cdn/soap.png', AVIF)).headers.get('content-type')).toBe('image/webp')
  expect((await shop.get('latest/256/cdn/soap.png')).headers.get('content-type')).toBe('image/webp')
  expect(shop.encoded).toEqual(['256 avif', '96 webp', '256 webp'])
})

test('each file is made once, whatever the number of visitors', async () => {
  const visits = Array.from({ length: 100 }, () => shop.getLife('latest/640/cdn/soap.png'))
  expect(new Set(await Promise.all(visits))).toEqual(new Set(['200 public, max-age=600']))
  expect(shop.encoded).toEqual(['640 webp'])
  expect(service.asked).toEqual(['/cdn/soap.png'])
})

test('a process that starts anew finds what another kept on the disk', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'pictures-'))
  const visit = async (width: number) => {
    const program = fileURLToPath(new URL('../../testing/visit-fixture.ts', import.meta.url))
    const visited = promisify(execFile)(process.execPath, [
      program,
      service.origin,
      directory,
      `latest/${width}/cdn/soap.png`,
    ])
    return (await visited).stdout.trim()
  }
  expect(await visit(640)).toBe('200, encoded: 640 webp')
  expect(await visit(640)).toBe('200, encoded:')
  service.stop()
  expect(await visit(384)).toBe('200, encoded: 384 webp')
  expect(service.asked).toEqual(['/cdn/soap.png'])
  await rm(directory, { recursive: true })
})

test('it is never enlarged: all widths above its own are one file', async () => {
  const widths = [1200, 1920, 2560, 3840]
  const answers = await Promise.all(widths.map((width) => shop.get(`latest/${width}/cdn/soap.png`)))
  const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  expect(await sharp(bodies[0]).metadata()).toMatchObject({ width: 800 })
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
  expect(shop.encoded).toEqual(['800 webp'])
})

test('of those that wait, the widest is made first', async () => {
  await shop.get('latest/16/cdn/soap.png')
  const widths = [32, 48, 640, 64, 750, 384]
  await Promise.all(widths.map((width) => shop.get(`latest/${width}/cdn/soap.png`)))
  // Two began at once; the others waited.
  const waited = shop.encoded.slice(3).map((made) => Number(made.split(' ')[0]))
  expect(waited).toHaveLength(4)
  expect(waited).toEqual(waited.toSorted((one, other) => other - one))
})

test('a new version brings the new file, and the old one is not made again', async () => {
  expect(await shop.getLife(`${toVersion(soap)}/64/cdn/soap.png`)).toBe(FOREVER)
  const next = await draw('#b33')
  service.files.set('/cdn/soap.png', next)
  now += 61_000
  const answer = await shop.get(`${toVersion(next)}/64/cdn/soap.png`)
  const [red = 0, green = 255] = await sharp(await answer.arrayBuffer())
    .extract({ left: 40, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(red).toBeGreaterThan(green)
  expect(await shop.getLife(`${toVersion(next)}/64/cdn/soap.png`)).toBe(FOREVER)
  expect(service.asked).toHaveLength(2)
})

test('a version that the file does not prove is kept for a minute and asked for once a minute', async () => {
  const life = '200 public, max-age=60'
  expect(await shop.getLife(`${'0'.repeat(16)}/64/cdn/soap.png`)).toBe(life)
  for (let at = 0; at < 50; at += 1)
    expect(await shop.getLife(`${String(at).padStart(16, 'a')}/64/cdn/soap.png`)).toBe(life)
  expect(await shop.getLife('5f-k1/64/cdn/soap.png')).toBe(life)
  expect(service.asked).toHaveLength(1)
  now += 61_000
  expect(await shop.getLife(`${'1'.repeat(16)}/64/cdn/soap.png`)).toBe(life)
  expect(service.asked).toHaveLength(2)
  expect(shop.encoded).toEqual(['64 webp'])
})

test('another service has other files at the same paths', async () => {
  const files = createMemoryStore()
  await start({ files }).getLife('latest/64/cdn/soap.png')
  const other = start({ files, service: service.origin.replace('127.0.0.1', 'localhost') })
  expect((await other.get('latest/64/cdn/soap.png')).status).toBe(200)
  expect(service.asked).toHaveLength(2)
  expect(other.encoded).toEqual([])
})

test('while the service is down what is kept goes on', async () => {
  await shop.getLife('latest/64/cdn/soap.png')
  service.stop()
  now += 3_600_000
  expect(await shop.getLife('latest/64/cdn/soap.png')).toBe('200 public, max-age=600')
  expect(await shop.getLife('latest/640/cdn/soap.png')).toBe('200 public, max-age=600')
  expect(await shop.getLife('latest/640/cdn/other.png')).toBe('502 no-store')
})

test('drawings and animations are served as they are, and nothing in them may run', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script/></svg>')
  service.files.set('/cdn/drawing', svg)
  const answer = await shop.get(`${toVersion(svg)}/640/cdn/drawing`)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(svg)
  expect(shop.encoded).toEqual([])
})

test('a store that fails keeps nobody from seeing a picture', async () => {
  const fail = () => Promise.reject(new Error('no space left'))
  shop = start({ files: { put: fail, take: fail } })
  expect((await shop.get('latest/64/cdn/soap.png')).status).toBe(200)
  expect((await shop.get('latest/640/cdn/soap.png')).status).toBe(200)
  expect(shop.warnings).not.toEqual([])
})

test('what is damaged in the store is fetched and made anew', async () => {
  const damaged = { put: () => Promise.resolve(), take: () => Promise.resolve(Buffer.from('{"md5"')) }
  shop = start({
    files: { ...damaged, take: async (name) => (name.includes('source') ? damaged.take() : undefined) },
  })
  expect(await shop.getLife(`${toVersion(soap)}/64/cdn/soap.png`)).toBe(FOREVER)
})

test('a part of a picture is measured once for each file', async () => {
  const box = { left: 0, top: 0, right: 40, bottom: 100 }
  const part = { src: '/cdn/soap.png', version: toVersion(soap), box }
  expect(await shop.measure(part)).toEqual({ darkest: '#77aa99', lightest: '#77aa99' })
  service.files.delete('/cdn/soap.png')
  expect(await shop.measure(part)).toEqual({ darkest: '#77aa99', lightest: '#77aa99' })

  const next = await draw('#123')
  service.files.set('/cdn/soap.png', next)
  const changed = { ...part, version: toVersion(next) }
  expect(await shop.measure(changed)).toBeUndefined()
  now += 61_000
  expect(await shop.measure(changed)).toEqual({ darkest: '#112233', lightest: '#112233' })
  expect(await shop.measure({ ...part, version: '5f-k1' })).toEqual({
    darkest: '#112233',
    lightest: '#112233',
  })
  await expect(shop.measure({ ...part, src: '/cdn/none.png' })).rejects.toThrow('answered 404')
  expect(await shop.measure({ ...part, src: 'data:image/png;base64,AA' })).toBeUndefined()
})
