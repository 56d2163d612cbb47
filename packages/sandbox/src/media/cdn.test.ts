import { hash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { array, assert, asyncProperty, constantFrom, string } from 'fast-check'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPictures, type Pictures } from './pictures.ts'
import { parsePictureSize } from './resize.ts'

const FILE = 'soy-candle-1.webp'
let dataDir = ''
let pictures: Pictures
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sorrel-pictures-'))
  pictures = createPictures({ publicUrl: 'http://localhost:4000', dataDir })
})
afterAll(() => rmSync(dataDir, { recursive: true }))

async function read(file: string, query = '') {
  const size = parsePictureSize(new URLSearchParams(query))
  if (!size.ok) throw new Error(size.error.message)
  return pictures.read(file, size.value)
}

async function measure(query: string): Promise<[number, number]> {
  const picture = await read(FILE, query)
  const { width, height } = await sharp(picture?.bytes).metadata()
  return [width, height]
}

describe('sizes', () => {
  test('the address and real size of a picture', async () => {
    const { bytes = Buffer.alloc(0) } = (await read(FILE)) ?? {}
    const { width, height } = await sharp(bytes).metadata()
    expect(await pictures.describe(FILE)).toEqual({
      url: `http://localhost:4000/cdn/${FILE}`,
      width,
      height,
      contentType: 'image/webp',
      md5: hash('md5', bytes),
    })
    expect(await pictures.describe('nothing.webp')).toBeUndefined()
  })

  test('a video and its captions have no size and are never resized', async () => {
    const film = await pictures.describe('body-oil-film.mp4')
    expect(film).toMatchObject({ contentType: 'video/mp4', md5: expect.any(String) })
    expect(film).not.toHaveProperty('width')
    expect((await read('body-oil-film.mp4', 'width=100'))?.bytes).toEqual(
      (await read('body-oil-film.mp4'))?.bytes,
    )
    expect((await read('body-oil-film.fr.vtt'))?.contentType).toBe('text/vtt')
  })

  test('one side keeps the ratio, both sides crop, padded fills the rest', async () => {
    const { width = 0, height = 0 } = (await pictures.describe(FILE)) ?? {}
    const [narrow, low] = await measure('width=200')
    expect([narrow, low]).toEqual([200, Math.round((200 * height) / width)])
    expect(await measure('height=100')).toEqual([Math.round((100 * width) / height), 100])
    expect(await measure('width=120&height=60')).toEqual([120, 60])
    expect(await measure('width=120&height=60&anchor=top')).toEqual([120, 60])
    expect(await measure('width=120&height=60&padded=true')).toEqual([120, 60])
  })

  test('a picture is never enlarged', async () => {
    const { width } = (await pictures.describe(FILE)) ?? {}
    expect((await measure('width=3840'))[0]).toBe(width)
  })

  test('padded and cropped are different pictures', async () => {
    const cut = await read(FILE, 'width=120&height=60')
    const padded = await read(FILE, 'width=120&height=60&padded=true')
    expect(cut?.etag).not.toBe(padded?.etag)
  })

  test.each(['width=0', 'width=-5', 'width=9999', 'height=1.5', 'width=abc', 'anchor=middle'])(
    '%s is refused',
    (query) => {
      expect(parsePictureSize(new URLSearchParams(query)).ok).toBe(false)
    },
  )
})

test('a size is made once and cached on disk', async () => {
  const before = readdirSync(join(dataDir, 'pictures')).length
  const [one, two] = await Promise.all([read(FILE, 'width=77'), read(FILE, 'width=77')])
  expect(one?.etag).toBe(two?.etag)
  expect(readdirSync(join(dataDir, 'pictures'))).toHaveLength(before + 1)
  const other = createPictures({ publicUrl: 'http://localhost:4000', dataDir })
  const size = parsePictureSize(new URLSearchParams('width=77'))
  expect(size.ok && (await other.read(FILE, size.value))?.etag).toBe(one?.etag)
  expect(readdirSync(join(dataDir, 'pictures'))).toHaveLength(before + 1)
})

describe('nothing outside the folder is ever read', () => {
  test.each([
    '../package.json',
    '..',
    '.',
    '',
    'LICENSE',
    '.hidden.webp',
    'a/b.webp',
    '/etc/passwd.webp',
    '..\\x.webp',
    'x\0.webp',
  ])('%j is not a picture', async (file) => {
    expect(await read(file)).toBeUndefined()
    expect(await pictures.describe(file)).toBeUndefined()
  })

  test('the router and the check of names refuse every spelling of a path', async () => {
    const app = new Hono({ strict: false }).get('/cdn/:file', (c) => c.text(c.req.param('file')))
    const part = constantFrom(
      '..',
      '.',
      '/',
      '%2f',
      '%2e%2e',
      '\\',
      '%5c',
      'media',
      'package.json',
      '.webp',
      '%00',
    )
    await assert(
      asyncProperty(array(part, { maxLength: 8 }), string({ maxLength: 4 }), async (parts, tail) => {
        const found = await app.request(`/cdn/${parts.join('')}${encodeURIComponent(tail)}`)
        return !found.ok || (await read(await found.text())) === undefined
      }),
    )
  })
})
