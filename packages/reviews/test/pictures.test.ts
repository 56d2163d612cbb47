import { mkdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PicturesAwayError, reviewImages, reviews, sweepPictures } from '../src/server.ts'
import {
  createAnimation,
  createBomb,
  createGpsJpeg,
  createHeavy,
  createPicture,
  createPolyglot,
  createTruncated,
  HEIC,
  SVG,
} from './hostile-pictures.ts'
import { PRODUCT, readJson, startApi, type TestApi } from './start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const asPng = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' })
const small = () => createPicture(64, 64).jpeg().toBuffer()

describe('a refused upload leaves no files and no rows', () => {
  test.each([
    ['an SVG named png', async () => [asPng(SVG)], 415, 'reviews.validation.image_type'],
    ['HEIC', async () => [HEIC], 415, 'reviews.validation.image_type'],
    ['words named jpg', async () => [Buffer.from('not a picture')], 415, 'reviews.validation.image_type'],
    [
      '1 × 60,000',
      async () => [await createPicture(1, 60_000).png().toBuffer()],
      400,
      'reviews.validation.image_unreadable',
    ],
    ['a decompression bomb', async () => [createBomb()], 400, 'reviews.validation.image_unreadable'],
    ['an empty file', async () => [Buffer.alloc(0)], 400, 'reviews.validation.image_unreadable'],
    [
      'a good one and an empty file',
      async () => [await small(), Buffer.alloc(0)],
      400,
      'reviews.validation.image_unreadable',
    ],
    ['a truncated JPEG', async () => [await createTruncated()], 400, 'reviews.validation.image_unreadable'],
    [
      'a good one and a truncated one',
      async () => [await small(), await createTruncated()],
      400,
      'reviews.validation.image_unreadable',
    ],
    [
      'six files',
      async () => Promise.all(Array.from({ length: 6 }, small)),
      400,
      'reviews.validation.too_many_images',
    ],
    ['5.1 MB', async () => [await createHeavy()], 413, 'reviews.validation.image_size'],
  ])('%s', async (_name, createImages, status, message) => {
    const response = await api.create({}, await createImages())
    expect({ status: response.status, body: await readJson(response) }).toMatchObject({
      status,
      body: { error: { fields: { images: message } } },
    })
    expect(await api.db.select().from(reviews)).toEqual([])
    expect(await api.countFiles()).toBe(0)
  })
})

test('a field without a chosen file, which browsers send as an empty one without a name, is no picture', async () => {
  const { status } = await api.create({}, [new File([], '', { type: 'application/octet-stream' })])
  expect(status).toBe(201)
  await api.db.delete(reviews)
})

test('an accepted picture is encoded again: upright, one frame, without metadata or appended data', async () => {
  const gps = await createGpsJpeg()
  const { orientation, exif: secrets } = await sharp(gps).metadata()
  expect([orientation, secrets?.toString('latin1')]).toEqual([6, expect.stringContaining('SecretCamera')])
  const uploads = [gps, await createPolyglot(), await createAnimation()]
  const id = await api.createApproved({}, uploads)
  const list = await readJson(await api.call(`/api/reviews/by-product-id/${PRODUCT}`))
  expect(list.reviews[0]).toMatchObject({
    id,
    images: [{ width: 900, height: 1200 }, { width: 1200 }, { width: 400 }],
  })
  for (const image of list.reviews[0].images) {
    expect(image.sources.map(({ width }: { width: number }) => width)).toContain(320)
    for (const { url } of image.sources) {
      for (const accept of ['image/avif,image/webp', 'image/webp']) {
        const response = await api.call(url, { headers: { accept } })
        const bytes = Buffer.from(await response.arrayBuffer())
        const { exif, xmp, iptc, icc, pages } = await sharp(bytes).metadata()
        expect({ exif, xmp, iptc, icc, pages: pages ?? 1 }).toEqual({ pages: 1 })
        // Long enough that no picture holds them by chance.
        const secretTexts = ['SecretCamera', 'Secret Person', '<script>alert']
        expect(secretTexts.filter((text) => bytes.includes(text))).toEqual([])
        expect(response.headers.get('content-type')).toBe(
          accept.startsWith('image/avif') ? 'image/avif' : 'image/webp',
        )
        expect(response.headers.get('x-content-type-options')).toBe('nosniff')
        expect(response.headers.get('content-security-policy')).toContain('sandbox')
        expect(response.headers.get('vary')).toBe('Accept')
      }
    }
  }
})

test('pictures are served only for approved reviews, and not when they are hidden', async () => {
  const created = await readJson(await api.create({ orderId: 'ben-1' }, [await small()], 'ben'))
  const [image] = (await api.db.select().from(reviewImages)).filter(({ reviewId }) => reviewId === created.id)
  const path = `/api/reviews/images/${image?.id}/64`
  expect((await api.call(path)).status, 'pending').toBe(404)
  await api.moderate(`/reviews/${created.id}/approve`, {})
  expect((await api.call(path)).status, 'approved').toBe(200)
  expect((await api.call(`/api/reviews/images/${image?.id}/65`)).status, 'another width').toBe(404)
  await api.moderate(`/images/${image?.id}/hide`, { hidden: true })
  expect((await api.call(path)).status, 'hidden').toBe(404)
  const list = await readJson(await api.call(`/api/reviews/by-product-id/${PRODUCT}`))
  expect(list.reviews.find(({ id }: { id: string }) => id === created.id).images).toEqual([])
})

test('a sweep removes complete and incomplete pictures without a review, once they are old enough', async () => {
  const orphan = 'ab'.repeat(16)
  const half = 'cd'.repeat(16)
  await api.pictures.write(orphan, [{ name: '320.webp', bytes: new Uint8Array([1]) }])
  await mkdir(join(api.folder, 'cd', `${half}.part`), { recursive: true })
  const before = await api.countFiles()
  const { db, pictures } = api
  expect(await sweepPictures({ db, pictures }), 'they are young').toBe(0)
  const hourAgo = new Date(Date.now() - 60 * 60_000)
  await utimes(join(api.folder, 'ab', orphan), hourAgo, hourAgo)
  expect(await sweepPictures({ db, pictures })).toBe(1)
  expect(await sweepPictures({ db, pictures, graceMs: 0 })).toBe(1)
  expect(await api.countFiles()).toBe(before - 1)
  expect(await sweepPictures({ db, pictures, graceMs: 0 }), 'what has a review stays').toBe(0)
})

describe('a store of pictures that cannot be reached', () => {
  const refuse = () => Promise.reject(new PicturesAwayError())

  test('refuses an upload with its reason and writes no review; without pictures one is taken', async () => {
    const away = await startApi({ pictures: { ...api.pictures, write: refuse, remove: refuse } })
    const refused = await away.create({}, [await small()])
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('30')
    expect((await readJson(refused)).error).toMatchObject({
      code: 'unavailable',
      fields: { images: 'reviews.submit.pictures_away' },
    })
    expect(await away.db.select().from(reviews)).toEqual([])
    expect((await away.create()).status).toBe(201)
    await away.stop()
  })

  test('leaves lists without pictures, and is no fault of ours', async () => {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
    const state = { isAway: false }
    const own = await startApi({ log })
    const pictures = { ...own.pictures, isAway: () => state.isAway }
    const away = await startApi({
      log,
      db: own.db,
      pictures: { ...pictures, read: (id, name) => (state.isAway ? refuse() : own.pictures.read(id, name)) },
    })
    await own.createApproved({}, [await small()])
    const read = async () =>
      (await readJson(await away.call(`/api/reviews/by-product-id/${PRODUCT}`))).reviews[0]
    const { images } = await read()
    expect(images).toHaveLength(1)
    expect((await away.call(images[0].url)).status).toBe(200)
    state.isAway = true
    expect((await read()).images).toEqual([])
    expect((await away.call(images[0].url)).status).toBe(503)
    expect(log.error).not.toHaveBeenCalled()
    await own.stop()
    await away.stop()
  })
})
