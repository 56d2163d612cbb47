import sharp from 'sharp'
import { expect, test } from 'vitest'
import { BrokenPictureError, describe, encode } from './encode.ts'
import { measure } from './measure.ts'

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a9' } })

test.each([
  ['jpeg', () => draw(40, 30).jpeg(), { type: 'image/jpeg', width: 40, isFixed: false }],
  ['turned jpeg', () => draw(40, 30).jpeg().withMetadata({ orientation: 6 }), { width: 30, isFixed: false }],
  ['png', () => draw(40, 30).png(), { type: 'image/png', width: 40 }],
  ['webp', () => draw(40, 30).webp(), { type: 'image/webp' }],
  ['avif', () => draw(40, 30).avif(), { type: 'image/avif' }],
  ['gif', () => draw(40, 30).gif(), { type: 'image/gif', isFixed: false }],
] as const)('a %s is described', async (_, make, expected) => {
  expect(await describe(await make().toBuffer())).toMatchObject(expected)
})

test('drawings and animations are served as they are', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
  expect(await describe(svg)).toMatchObject({ type: 'image/svg+xml', isFixed: true })
  const frames = Buffer.alloc(20 * 40 * 3)
  frames.fill(200, 20 * 20 * 3)
  const animated = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .gif()
    .toBuffer()
  expect(await describe(animated)).toMatchObject({ type: 'image/gif', isFixed: true })
})

const HUGE = '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>'

test.each([
  ['text', async () => Buffer.from('<html>')],
  ['nothing', async () => Buffer.alloc(0)],
  ['a format that browsers do not know', () => draw(4, 4).tiff().toBuffer()],
  ['what has more pixels than are decoded', async () => Buffer.from(HUGE)],
])('%s is no picture', async (_, make) => {
  await expect(describe(await make())).rejects.toThrow(BrokenPictureError)
})

test('more pixels than are decoded are not encoded either', async () => {
  const target = { width: 640, format: 'webp' } as const
  await expect(encode(Buffer.from(HUGE), target)).rejects.toThrow('pixel limit')
  await expect(encode(Buffer.from('<html>'), target)).rejects.toThrow(BrokenPictureError)
})

test('a picture is made narrower, upright, without its metadata, and never wider', async () => {
  const original = await draw(400, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const small = await sharp(await encode(original, { width: 64, format: 'webp' })).metadata()
  expect(small).toMatchObject({ format: 'webp', width: 64, height: 85 })
  expect(small.orientation).toBeUndefined()
  const wide = await sharp(await encode(original, { width: 1920, format: 'avif' })).metadata()
  expect(wide).toMatchObject({ format: 'heif', compression: 'av1', width: 300, height: 400 })
})

test('quality and effort reach the encoder', async () => {
  const noise = {
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#7a9',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  } as const
  const original = await sharp(noise).png().toBuffer()
  const narrow = () => sharp(original).resize({ width: 128 })
  const avif = await narrow().avif({ quality: 48, effort: 2 }).toBuffer()
  expect(await encode(original, { width: 128, format: 'avif' })).toEqual(avif)
  expect(await narrow().avif({ quality: 48, effort: 4 }).toBuffer()).not.toEqual(avif)
  const webp = await narrow().webp({ quality: 75 }).toBuffer()
  expect(await encode(original, { width: 128, format: 'webp' })).toEqual(webp)
})

test('what can be read of a file that was cut short is shown', async () => {
  const whole = await draw(400, 300).jpeg().toBuffer()
  const cut = whole.subarray(0, whole.length - 200)
  expect((await encode(cut, { width: 64, format: 'webp' })).length).toBeGreaterThan(0)
})

test('the darkest and the lightest colour are those of the box alone', async () => {
  const left = { input: await draw(50, 100).png().toBuffer(), left: 0, top: 0 }
  const spot = {
    input: { create: { width: 10, height: 10, channels: 3, background: '#111' } },
    left: 60,
    top: 80,
  } as const
  const picture = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#fee' } })
    .composite([left, spot])
    .png()
    .toBuffer()
  const measureBox = (box: readonly [number, number, number, number]) => {
    const [at, top, right, bottom] = box
    return measure(picture, { left: at, top, right, bottom })
  }
  expect(await measureBox([0, 0, 50, 100])).toEqual({ darkest: '#77aa99', lightest: '#77aa99' })
  expect(await measureBox([40, 0, 100, 60])).toEqual({ darkest: '#77aa99', lightest: '#ffeeee' })
  expect(await measureBox([50, 0, 100, 100])).toEqual({ darkest: '#111111', lightest: '#ffeeee' })
})

test('a grey picture with holes is measured on white', async () => {
  const grey = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
    .toColourspace('b-w')
    .png()
    .toBuffer()
  expect(await measure(grey, { left: 0, top: 0, right: 100, bottom: 100 })).toMatchObject({
    darkest: '#ffffff',
  })
})
