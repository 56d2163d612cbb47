import { spawnSync } from 'node:child_process'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { BrokenPictureError, createEncoder, type Encoder } from './encoder.ts'

let encoder: Encoder | undefined

afterEach(() => encoder?.close())

/** A busy machine takes its time to start and end processes. */
const PATIENT = { timeout: 20_000 }

function countProcesses(): number {
  const { stdout } = spawnSync('pgrep', ['-P', String(process.pid), '-f', 'encoder-process'], {
    encoding: 'utf8',
  })
  return stdout.split('\n').filter((line) => line !== '').length
}

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
  encoder = createEncoder()
  expect(await encoder.describe(await make().toBuffer())).toMatchObject(expected)
})

test('drawings and animations are served as they are', async () => {
  encoder = createEncoder()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
  expect(await encoder.describe(svg)).toMatchObject({ type: 'image/svg+xml', isFixed: true })
  const frames = Buffer.alloc(20 * 40 * 3)
  frames.fill(200, 20 * 20 * 3)
  const animated = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .gif()
    .toBuffer()
  expect(await encoder.describe(animated)).toMatchObject({ type: 'image/gif', isFixed: true })
})

test.each([
  ['text', () => Promise.resolve(Buffer.from('<html>'))],
  ['nothing', () => Promise.resolve(Buffer.alloc(0))],
  ['a format that browsers do not know', () => draw(4, 4).tiff().toBuffer()],
  [
    'more pixels than are decoded',
    () =>
      Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>')),
  ],
])('%s is no picture', async (_, make) => {
  encoder = createEncoder()
  await expect(encoder.describe(await make())).rejects.toThrow(BrokenPictureError)
  expect(await encoder.describe(await draw(4, 4).png().toBuffer())).toMatchObject({ width: 4 })
})

test('a picture is made narrower, upright, without its metadata, and never wider', async () => {
  encoder = createEncoder()
  const original = await draw(400, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const small = await sharp(await encoder.encode(original, { width: 64, format: 'webp' })).metadata()
  expect(small).toMatchObject({ format: 'webp', width: 64, height: 85 })
  expect(small.orientation).toBeUndefined()
  const wide = await sharp(await encoder.encode(original, { width: 1920, format: 'avif' })).metadata()
  expect(wide).toMatchObject({ format: 'heif', compression: 'av1', width: 300, height: 400 })
})

test('what can be read of a file that was cut short is shown', async () => {
  encoder = createEncoder()
  const whole = await draw(400, 300).jpeg().toBuffer()
  const cut = whole.subarray(0, whole.length - 200)
  expect((await encoder.encode(cut, { width: 64, format: 'webp' })).length).toBeGreaterThan(0)
})

test('the process starts with the first job and ends when it has none', async () => {
  await expect.poll(countProcesses, PATIENT).toBe(0)
  encoder = createEncoder({ idleMs: 1 })
  const original = await draw(4, 4).png().toBuffer()
  const described = encoder.describe(original)
  expect(countProcesses()).toBe(1)
  await described
  await expect.poll(countProcesses, PATIENT).toBe(0)
  expect(await encoder.describe(original)).toMatchObject({ width: 4 })
})

test('a job that takes too long ends the process, and the next job has another', async () => {
  encoder = createEncoder({ jobMs: 1 })
  const original = await draw(4, 4).png().toBuffer()
  await expect(encoder.describe(original)).rejects.toThrow('the encoder ended')
  encoder = createEncoder()
  expect(await encoder.describe(original)).toMatchObject({ width: 4 })
})

test('a process that was killed is started anew', async () => {
  encoder = createEncoder()
  const original = await draw(4, 4).png().toBuffer()
  await encoder.describe(original)
  spawnSync('pkill', ['-KILL', '-P', String(process.pid), '-f', 'encoder-process'])
  const describeAgain = () => encoder?.describe(original).catch(() => undefined)
  await expect.poll(describeAgain, PATIENT).toMatchObject({ width: 4 })
})

test('the darkest and the lightest colour are those of the box alone', async () => {
  encoder = createEncoder()
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
  const measure = (box: readonly [number, number, number, number]) => {
    const [at, top, right, bottom] = box
    return encoder?.measure(picture, { left: at, top, right, bottom })
  }
  expect(await measure([0, 0, 50, 100])).toMatchObject({ darkest: '#77aa99', lightest: '#77aa99' })
  expect(await measure([40, 0, 100, 60])).toMatchObject({ darkest: '#77aa99', lightest: '#ffeeee' })
  expect(await measure([50, 0, 100, 100])).toMatchObject({ darkest: '#111111', lightest: '#ffeeee' })
})

test('a grey picture with holes is measured on white', async () => {
  encoder = createEncoder()
  const grey = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
    .toColourspace('b-w')
    .png()
    .toBuffer()
  expect(await encoder.measure(grey, { left: 0, top: 0, right: 100, bottom: 100 })).toMatchObject({
    darkest: '#ffffff',
  })
})
