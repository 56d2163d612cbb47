import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startObjectStore, TEST_CREDENTIALS } from '@sorrel/service/test-object-store'
import { listen } from '../listen.ts'
import { createEncoder, type Encoder } from './encoder.ts'
import { MissingPictureError, ORIGINAL_MAX_BYTES } from './fetch-original.ts'
import { createPictureStore, type PictureStore, type PictureStoreOptions } from './picture-store.ts'

// Encoding waits for the processor.
vi.setConfig({ testTimeout: 60_000 })

const host = '127.0.0.1'
const AVIF = { accept: 'image/avif,image/webp,*/*' }
const WEBP = { accept: 'image/webp,*/*' }

let directory: string
let service: Server
let serviceOrigin: string
let asked: string[]
/** What the service answers, by path. */
let files: Map<string, Buffer | ((response: ServerResponse) => void)>
let encoded: string[]
let encoder: Encoder
let shop: Server
let store: PictureStore
let origin: string
let now: number
const warn = vi.fn()

beforeEach(async () => {
  warn.mockReset()
  asked = []
  encoded = []
  now = 1_000_000
  files = new Map([['/cdn/soap.png', await draw('#7a9')]])
  directory = await mkdtemp(join(tmpdir(), 'pictures-'))
  service = createServer((request, response) => {
    asked.push(request.url ?? '')
    const file = files.get(request.url ?? '')
    if (typeof file === 'function') return file(response)
    if (file === undefined) return void response.writeHead(404).end()
    const etag = `"${toMd5(file)}"`
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
    response.writeHead(200, { 'content-type': 'image/any', etag }).end(file)
  })
  serviceOrigin = `http://${host}:${await listen(service, { host, port: 0 })}`
  encoder = createEncoder()
  await startShop()
})

afterEach(async () => {
  stopShop()
  service.closeAllConnections()
  service.close()
  encoder.close()
  await rm(directory, { recursive: true })
})

/** A picture of one colour. */
function draw(background: string, width = 800): Promise<Buffer> {
  return sharp({ create: { width, height: width / 2, channels: 3, background } })
    .png()
    .toBuffer()
}

/** A picture with much in it, for which AVIF is the smaller format. */
function drawWaves(): Promise<Buffer> {
  const [width, height, channels] = [800, 400, 3] as const
  const pixels = Buffer.from(
    Array.from({ length: width * height * channels }, (_, index) => {
      const channel = index % channels
      const x = Math.floor(index / channels) % width
      const y = Math.floor(index / channels / width)
      return (
        128 + 40 * Math.sin(x / (9 + channel * 4) + y / 23) + 40 * Math.sin(y / (7 + channel * 5) - x / 31)
      )
    }),
  )
  return sharp(pixels, { raw: { width, height, channels } }).png().toBuffer()
}

const toMd5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')
const toVersion = (bytes: Buffer) => toMd5(bytes).slice(0, 16)

function getFile(path: string): Buffer {
  const file = files.get(path)
  if (!Buffer.isBuffer(file)) throw new Error(`no file ${path}`)
  return file
}

async function startShop(options: Partial<PictureStoreOptions> = {}): Promise<void> {
  store = createPictureStore({
    service: serviceOrigin,
    origins: [],
    directory,
    maxBytes: 100_000_000,
    log: { warn },
    now: () => now,
    idleMs: 0,
    encoder: {
      ...encoder,
      encode(original, to) {
        encoded.push(`${to.width} ${to.format}`)
        return encoder.encode(original, to)
      },
    },
    ...options,
  })
  const { handle } = store
  shop = createServer((request, response) => void handle(request, response))
  origin = `http://${host}:${await listen(shop, { host, port: 0 })}`
}

function stopShop(): void {
  shop.closeAllConnections()
  shop.close()
}

const get = (path: string, headers: Record<string, string> = WEBP) =>
  fetch(`${origin}/_image/${path}`, { headers })

/** Status and how long the answer may be kept. */
async function getLife(path: string): Promise<string> {
  const answer = await get(path)
  await answer.arrayBuffer()
  return `${answer.status} ${answer.headers.get('cache-control')}`
}

const FOREVER = '200 public, max-age=31536000, immutable'

test('a picture comes in the width that is asked for, to be kept for ever', async () => {
  const version = toVersion(getFile('/cdn/soap.png'))
  const answer = await get(`${version}/640/cdn/soap.png`)
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
  expect(headers['content-length']).toBe(String(body.length))
})

test('who has it already is told so; HEAD has no body; nothing can be written', async () => {
  const first = await get('latest/64/cdn/soap.png')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  const again = await get('latest/64/cdn/soap.png', { 'if-none-match': `"other", ${etag}` })
  expect(again.status).toBe(304)
  expect(again.headers.get('etag')).toBe(etag)
  expect(again.headers.get('vary')).toBe('Accept')
  const head = await fetch(`${origin}/_image/latest/64/cdn/soap.png`, { method: 'HEAD' })
  expect(Number(head.headers.get('content-length'))).toBe((await first.arrayBuffer()).byteLength)
  expect((await fetch(`${origin}/_image/latest/64/cdn/soap.png`, { method: 'POST' })).status).toBe(405)
})

test('the first to ask gets WebP; AVIF is made when nothing else is to do, then who accepts it gets it', async () => {
  const path = 'latest/256/cdn/waves.png'
  files.set('/cdn/waves.png', await drawWaves())
  expect((await get(path, AVIF)).headers.get('content-type')).toBe('image/webp')
  const getType = async () => (await get(path, AVIF)).headers.get('content-type')
  await expect.poll(getType, { timeout: 50_000 }).toBe('image/avif')
  const avif = await sharp(await (await get(path, AVIF)).arrayBuffer()).metadata()
  expect(avif).toMatchObject({ compression: 'av1', width: 256 })
  expect((await get(path)).headers.get('content-type')).toBe('image/webp')
  expect(encoded).toEqual(['256 webp', '256 avif'])
})

test('where AVIF is larger WebP stays, and it is not tried again', async () => {
  await get('latest/16/cdn/soap.png', AVIF)
  await expect.poll(() => encoded, { timeout: 50_000 }).toEqual(['16 webp', '16 avif'])
  await get('latest/32/cdn/soap.png', AVIF)
  await expect.poll(() => encoded.length, { timeout: 50_000 }).toBe(4)
  expect((await get('latest/16/cdn/soap.png', AVIF)).headers.get('content-type')).toBe('image/webp')
  expect(encoded).toEqual(['16 webp', '16 avif', '32 webp', '32 avif'])
})

test('each file is made once in its life, whatever the number of visitors and restarts', async () => {
  const path = 'latest/640/cdn/soap.png'
  const visits = Array.from({ length: 100 }, () => getLife(path))
  expect(new Set(await Promise.all(visits))).toEqual(new Set(['200 public, max-age=600']))
  stopShop()
  await startShop()
  expect((await get(path)).status).toBe(200)
  expect(encoded).toEqual(['640 webp'])
  expect(asked).toEqual(['/cdn/soap.png'])
})

test('it is never enlarged: all widths above its own are one file', async () => {
  const widths = [1200, 1920, 2560, 3840]
  const answers = await Promise.all(widths.map((width) => get(`latest/${width}/cdn/soap.png`)))
  const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  expect(await sharp(bodies[0]).metadata()).toMatchObject({ width: 800 })
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
  expect(encoded).toEqual(['800 webp'])
})

test('of those that wait, the widest is made first', async () => {
  const queued = [32, 640, 64, 750, 384]
  await get('latest/16/cdn/soap.png')
  const answers = queued.map((width) => get(`latest/${width}/cdn/soap.png`))
  await Promise.all(answers)
  const waited = encoded.slice(2).map((made) => Number(made.split(' ')[0]))
  expect(waited).toEqual(waited.toSorted((one, other) => other - one))
})

test('a new version brings the new file, and the old one is not made again', async () => {
  const old = toVersion(getFile('/cdn/soap.png'))
  expect(await getLife(`${old}/64/cdn/soap.png`)).toBe(FOREVER)
  files.set('/cdn/soap.png', await draw('#b33'))
  const next = toVersion(getFile('/cdn/soap.png'))
  now += 61_000
  const answer = await get(`${next}/64/cdn/soap.png`)
  const { data } = await sharp(await answer.arrayBuffer())
    .extract({ left: 40, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[0]).toBeGreaterThan(data[1] ?? 255)
  expect(await getLife(`${next}/64/cdn/soap.png`)).toBe(FOREVER)
  expect(asked).toHaveLength(2)
})

test('a version that the file does not prove is kept for a minute and asked for once a minute', async () => {
  expect(await getLife(`${'0'.repeat(16)}/64/cdn/soap.png`)).toBe('200 public, max-age=60')
  for (let at = 0; at < 50; at += 1)
    expect(await getLife(`${String(at).padStart(16, 'a')}/64/cdn/soap.png`)).toBe('200 public, max-age=60')
  expect(asked).toHaveLength(1)
  now += 61_000
  expect(await getLife(`${'1'.repeat(16)}/64/cdn/soap.png`)).toBe('200 public, max-age=60')
  expect(asked).toHaveLength(2)
  expect(encoded).toEqual(['64 webp'])
})

test('a version by id and date stands for the file that was fetched for it', async () => {
  expect(await getLife('5f-k1/64/cdn/soap.png')).toBe(FOREVER)
  expect(await getLife('5f-k2/64/cdn/soap.png')).toBe('200 public, max-age=60')
  now += 61_000
  expect(await getLife('5f-k2/64/cdn/soap.png')).toBe(FOREVER)
  expect(await getLife('5f-k1/64/cdn/soap.png')).toBe(FOREVER)
  expect(encoded).toEqual(['64 webp'])
})

test('another service has other files at the same paths', async () => {
  await getLife('latest/64/cdn/soap.png')
  stopShop()
  await startShop({ service: serviceOrigin.replace(host, 'localhost') })
  await getLife('latest/64/cdn/soap.png')
  expect(asked).toHaveLength(2)
  expect(encoded).toEqual(['64 webp'])
})

test('while the service is down what is kept goes on', async () => {
  await getLife('latest/64/cdn/soap.png')
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
  now += 3_600_000
  expect(await getLife('latest/64/cdn/soap.png')).toBe('200 public, max-age=600')
  expect(await getLife('latest/640/cdn/soap.png')).toBe('200 public, max-age=600')
  expect(await getLife('latest/640/cdn/other.png')).toBe('502 no-store')
})

test('what is no picture is not found, and asked for once a minute', async () => {
  const large = Buffer.alloc(ORIGINAL_MAX_BYTES + 1)
  files.set('/cdn/text.png', Buffer.from('<script>'))
  files.set(
    '/cdn/large.png',
    (response) => void response.writeHead(200, { 'content-length': large.length }).end(large),
  )
  files.set('/cdn/endless.png', (response) => void response.writeHead(200).end(large))
  files.set('/cdn/moved.png', (response) => void response.writeHead(302, { location: '/cdn/soap.png' }).end())
  const names = ['gone', 'text', 'large', 'endless', 'moved']
  for (const name of names)
    for (const width of [16, 32])
      expect(await getLife(`latest/${width}/cdn/${name}.png`)).toBe('404 no-store')
  expect(asked).toEqual(names.map((name) => `/cdn/${name}.png`))
  now += 61_000
  files.set('/cdn/gone.png', await draw('#7a9'))
  expect((await get('latest/16/cdn/gone.png')).status).toBe(200)
  expect(warn).not.toHaveBeenCalled()
})

test('a service that fails is left alone for some seconds', async () => {
  files.set('/cdn/soap.png', (response) => void response.writeHead(500).end())
  for (const width of [16, 32, 48]) expect(await getLife(`latest/${width}/cdn/soap.png`)).toBe('502 no-store')
  expect(asked).toHaveLength(1)
  files.set('/cdn/soap.png', await draw('#7a9'))
  now += 6000
  expect((await get('latest/16/cdn/soap.png')).status).toBe(200)
})

test('drawings and animations are served as they are, and nothing in them may run', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script/></svg>')
  files.set('/cdn/drawing', svg)
  const answer = await get(`${toVersion(svg)}/640/cdn/drawing`)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(svg)
  expect(encoded).toEqual([])
})

test('files of our own are read from their folder alone', async () => {
  const own = join(directory, 'own')
  await mkdir(own)
  await writeFile(join(own, 'hero.0a1b.png'), await draw('#7a9'))
  stopShop()
  await startShop({ staticDirectory: own })
  expect(await getLife('latest/64/_next/static/media/hero.0a1b.png')).toBe(FOREVER)
  expect(await getLife('latest/64/_next/static/media/gone.png')).toBe('404 no-store')
  expect(asked).toEqual([])
})

test('other hosts are not asked unless they are configured and public', async () => {
  stopShop()
  const lookUps: string[] = []
  await startShop({
    origins: [serviceOrigin, 'http://public.example:80', "'self'", 'http://[::1]:80'],
    lookup: (name, _, done) => {
      lookUps.push(name)
      done(new Error('not a public host'), '')
    },
  })
  const { port } = new URL(serviceOrigin)
  const places = [
    `http/${host}:${port}/cdn/soap.png`,
    `http/localhost:${port}/cdn/soap.png`,
    'http/[::1]/a.png',
    'https/169.254.169.254/latest',
    `https/cdn.swell.store@${host}/a.png`,
  ]
  for (const place of places) expect(await getLife(`latest/64/${place}`)).toBe('404 no-store')
  expect(lookUps).toEqual([])
  expect(await getLife('latest/64/http/public.example/a.png')).toBe('502 no-store')
  expect(await getLife('latest/64/https/cdn.swell.store/a.png')).toBe('502 no-store')
  expect(lookUps).toEqual(['public.example', 'cdn.swell.store'])
  expect(asked).toEqual([])
})

test('200 requests at once for unknown widths and pictures cost nothing but a question each', async () => {
  const paths = Array.from({ length: 100 }, (_, at) => [
    `latest/${2100 + at}/cdn/soap.png`,
    `latest/640/cdn/unknown-${at}.png`,
  ]).flat()
  const answers = await Promise.all(paths.map(getLife))
  expect(new Set(answers)).toEqual(new Set(['404 no-store']))
  expect(asked.filter((path) => path === '/cdn/soap.png')).toEqual([])
  expect(asked).toHaveLength(100)
  expect(encoded).toEqual([])
  expect((await get('latest/640/cdn/soap.png')).status).toBe(200)
})

test('more pictures than can wait are refused for now, and the shop goes on', async () => {
  stopShop()
  const quick: Encoder = {
    describe: () => Promise.resolve({ kind: 'description', type: 'image/png', width: 32, isFixed: false }),
    encode: () => Promise.resolve(Buffer.from('made')),
    measure: () => Promise.resolve({ kind: 'tones', darkest: '#000000', lightest: '#ffffff' }),
    close: () => undefined,
  }
  await startShop({ encoder: quick })
  const paths = Array.from({ length: 400 }, (_, at) => `latest/16/cdn/${at}.png`)
  for (const path of paths) files.set(path.slice('latest/16'.length), Buffer.from(path))
  const answers = await Promise.all(paths.map((path) => get(path)))
  const refused = answers.filter(({ status }) => status === 503)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['2']))
  for (const path of paths) expect((await get(path)).status).toBe(200)
})

test('without a disk pictures are made, but not kept', async () => {
  stopShop()
  const file = join(directory, 'file')
  await writeFile(file, '')
  await startShop({ directory: file })
  expect((await get('latest/64/cdn/soap.png')).status).toBe(200)
  expect((await get('latest/640/cdn/soap.png')).status).toBe(200)
  expect(warn).toHaveBeenCalled()
})

test('a part of a picture is measured once for each file', async () => {
  const measured: string[] = []
  stopShop()
  await startShop({
    encoder: {
      ...encoder,
      measure(original, box) {
        measured.push(toMd5(original))
        return encoder.measure(original, box)
      },
    },
  })
  const box = { left: 0, top: 0, right: 40, bottom: 100 }
  const part = { src: '/cdn/soap.png', version: toVersion(getFile('/cdn/soap.png')), box }
  expect(await store.measure(part)).toMatchObject({ darkest: '#77aa99', lightest: '#77aa99' })
  await store.measure(part)
  expect(measured).toHaveLength(1)

  files.set('/cdn/soap.png', await draw('#123'))
  const changed = { ...part, version: toVersion(getFile('/cdn/soap.png')) }
  expect(await store.measure(changed)).toBeUndefined()
  now += 61_000
  expect(await store.measure(changed)).toMatchObject({ darkest: '#112233' })
  expect(measured).toHaveLength(2)
  await expect(store.measure({ ...part, src: '/cdn/none.png' })).rejects.toBeInstanceOf(MissingPictureError)
  expect(await store.measure({ ...part, src: 'data:image/png;base64,AA' })).toBeUndefined()
})

test('with a shared store one node makes a rendition and all have it; without it each makes its own', async () => {
  for (const [name, value] of Object.entries(TEST_CREDENTIALS)) vi.stubEnv(name, value)
  const objects = await startObjectStore()
  const folders = [await mkdtemp(join(directory, 'a-')), await mkdtemp(join(directory, 'b-'))]
  const version = toVersion(getFile('/cdn/soap.png'))
  const tags: (string | null)[] = []
  const ask = async (folder: string, width: number) => {
    stopShop()
    await startShop({ directory: folder, sharedUrl: objects.url })
    const answer = await get(`${version}/${width}/cdn/soap.png`)
    expect(answer.status).toBe(200)
    await answer.arrayBuffer()
    tags.push(answer.headers.get('etag'))
  }
  try {
    for (const folder of folders) await ask(folder, 640)
    expect(encoded).toEqual(['640 webp'])
    expect(new Set(tags).size).toBe(1)
    await objects.kill()
    for (const folder of folders) await ask(folder, 256)
    expect(encoded).toEqual(['640 webp', '256 webp', '256 webp'])
    expect(warn).toHaveBeenCalledTimes(2)
  } finally {
    vi.unstubAllEnvs()
    await objects.remove()
  }
})
