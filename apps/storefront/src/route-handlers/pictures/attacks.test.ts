import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ORIGINAL_MAX_BYTES } from './fetch-original.ts'
import { draw, startService, startShop, type TestShop } from '#testing/pictures-fixture.ts'
import type { PicturesOptions } from './pictures.ts'

vi.setConfig({ testTimeout: 60_000 })

let service: Awaited<ReturnType<typeof startService>>
let shop: TestShop
let now: number

beforeEach(async () => {
  now = 1_000_000
  service = await startService()
  service.files.set('/cdn/soap.png', await draw('#7a9'))
  shop = start()
})

afterEach(() => service.stop())

const start = (options: Partial<PicturesOptions> = {}) =>
  startShop({ service: service.origin, now: () => now, ...options })

test('what is no picture is not found, and asked for once a minute', async () => {
  // A picture but for its size: what follows a picture's end is not read.
  const large = Buffer.concat([await draw('#7a9'), Buffer.alloc(ORIGINAL_MAX_BYTES)])
  const huge = '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>'
  service.files.set('/cdn/text.png', Buffer.from('<script>'))
  service.files.set('/cdn/huge.png', Buffer.from(huge))
  service.files.set(
    '/cdn/large.png',
    (response) => void response.writeHead(200, { 'content-length': large.length }).end(large),
  )
  service.files.set('/cdn/endless.png', (response) => void response.writeHead(200).end(large))
  service.files.set(
    '/cdn/moved.png',
    (response) => void response.writeHead(302, { location: '/cdn/soap.png' }).end('…'),
  )
  const names = ['gone', 'text', 'huge', 'large', 'endless', 'moved']
  for (const name of names)
    for (const width of [16, 32])
      expect(await shop.getLife(`latest/${width}/cdn/${name}.png`)).toBe('404 no-store')
  expect(service.asked).toEqual(names.map((name) => `/cdn/${name}.png`))
  now += 61_000
  service.files.set('/cdn/gone.png', await draw('#7a9'))
  expect((await shop.get('latest/16/cdn/gone.png')).status).toBe(200)
  expect(shop.warnings).toEqual([])
})

test('a service that fails is left alone for some seconds', async () => {
  service.files.set('/cdn/soap.png', (response) => void response.writeHead(500).end('…'))
  for (const width of [16, 32, 48])
    expect(await shop.getLife(`latest/${width}/cdn/soap.png`)).toBe('502 no-store')
  expect(service.asked).toHaveLength(1)
  service.files.set('/cdn/soap.png', await draw('#7a9'))
  now += 6000
  expect((await shop.get('latest/16/cdn/soap.png')).status).toBe(200)
})

test('a source that does not come to an end is given up, and the shop goes on', async () => {
  shop = start({ timeoutMs: 200 })
  const part = await draw('#7a9')
  service.files.set('/cdn/silent.png', () => undefined)
  service.files.set('/cdn/slow.png', (response) => void response.writeHead(200).write(part))
  for (const name of ['silent', 'slow'])
    expect(await shop.getLife(`latest/64/cdn/${name}.png`)).toBe('502 no-store')
  expect((await shop.get('latest/64/cdn/soap.png')).status).toBe(200)
})

test('files of our own are read from their folder alone', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'pictures-'))
  const own = join(directory, 'own')
  await mkdir(own)
  await writeFile(join(own, 'hero.0a1b.png'), await draw('#7a9'))
  await writeFile(join(directory, 'secret.png'), await draw('#7a9'))
  shop = start({ staticDirectory: own })
  const media = 'latest/64/_next/static/media'
  expect(await shop.getLife(`${media}/hero.0a1b.png`)).toBe('200 public, max-age=31536000, immutable')
  for (const name of ['gone.png', '..%2fsecret.png', '%2e%2e/secret.png', '..%5csecret.png', 'a%00.png'])
    expect(await shop.getLife(`${media}/${name}`)).toBe('404 no-store')
  expect(service.asked).toEqual([])
  await rm(directory, { recursive: true })
})

test('other hosts are not asked unless they are configured and public', async () => {
  const lookUps: string[] = []
  shop = start({
    origins: [service.origin, 'http://public.example:80', "'self'", 'http://[::1]:80', 'http://0x7f.1:80'],
    lookup: (name, _, done) => {
      lookUps.push(name)
      done(new Error('not a public host'), '')
    },
  })
  const { port } = service
  const places = [
    `http/127.0.0.1:${port}/cdn/soap.png`,
    `http/localhost:${port}/cdn/soap.png`,
    'http/[::1]/a.png',
    'http/0x7f.1/a.png',
    'https/169.254.169.254/latest',
    'https/cdn.swell.store@127.0.0.1/a.png',
  ]
  for (const place of places) expect(await shop.getLife(`latest/64/${place}`)).toBe('404 no-store')
  expect(lookUps).toEqual([])
  expect(await shop.getLife('latest/64/http/public.example/a.png')).toBe('502 no-store')
  expect(await shop.getLife('latest/64/https/cdn.swell.store/a.png')).toBe('502 no-store')
  expect(lookUps).toEqual(['public.example', 'cdn.swell.store'])
  expect(service.asked).toEqual([])
})

test('a configured host whose name leads to this machine is not asked', async () => {
  const inside = `http://localhost:${service.port}`
  shop = start({ origins: [inside] })
  expect(await shop.getLife(`latest/64/${inside.replace('://', '/')}/cdn/soap.png`)).toBe('502 no-store')
  expect(service.asked).toEqual([])
})

test('200 requests at once for unknown widths and pictures cost nothing but a question each', async () => {
  const paths = Array.from({ length: 100 }, (_, at) => [
    `latest/${2100 + at}/cdn/soap.png`,
    `latest/640/cdn/unknown-${at}.png`,
  ]).flat()
  const answers = await Promise.all(paths.map(shop.getLife))
  expect(new Set(answers)).toEqual(new Set(['404 no-store']))
  expect(service.asked.filter((path) => path === '/cdn/soap.png')).toEqual([])
  expect(service.asked).toHaveLength(100)
  expect(shop.encoded).toEqual([])
  expect((await shop.get('latest/640/cdn/soap.png')).status).toBe(200)
})

test('more pictures than can wait are refused for now, and the shop goes on', async () => {
  const small = await draw('#7a9', 32)
  shop = start({ encode: async (original) => original })
  const paths = Array.from({ length: 400 }, (_, at) => `latest/16/cdn/${at}.png`)
  // Each is another file: what follows a picture's end is not read.
  for (const path of paths)
    service.files.set(path.slice('latest/16'.length), Buffer.concat([small, Buffer.from(path)]))
  const answers = await Promise.all(paths.map((path) => shop.get(path)))
  const refused = answers.filter(({ status }) => status === 503)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['2']))
  for (const path of paths) expect((await shop.get(path)).status).toBe(200)
})

test('no more than two pictures are encoded at once', async () => {
  let running = 0
  let most = 0
  const gate = Promise.withResolvers<void>()
  shop = start({
    encode: async (original) => {
      running += 1
      most = Math.max(most, running)
      await gate.promise
      running -= 1
      return original
    },
  })
  const answers = [16, 32, 48, 64].map((width) => shop.get(`latest/${width}/cdn/soap.png`))
  await expect.poll(() => running).toBe(2)
  gate.resolve()
  await Promise.all(answers)
  expect(most).toBe(2)
})
