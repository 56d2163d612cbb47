import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import type { EncoderAnswer, EncoderJob } from './encoder.ts'

/** Largest number of pixels of an original, about that of a good phone camera. Checked before anything is decoded. */
const MAX_PIXELS = 64_000_000

/** What of a damaged file can be seen is shown, as browsers do. */
const INPUT = { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'none' } as const

/**
 * WebP as the shop has always had it. AVIF at 48 differs as little from the original and has a quarter fewer bytes. More
 * effort would take four times as long for hardly fewer. See docs/performance.md#pictures-of-the-shop.
 */
const WEBP = { quality: 75 }
const AVIF = { quality: 48, effort: 3 }

const TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
  svg: 'image/svg+xml',
}

// Pages come first, but somebody waits for the picture too.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
sharp.cache(false)
sharp.concurrency(1)

process.on('disconnect', () => process.exit())
process.on('message', (job: EncoderJob) => {
  work(job)
    .catch((error: unknown): EncoderAnswer => ({ kind: 'failure', message: String(error) }))
    .then((answer) => process.send?.(answer))
    .catch(() => process.exit(1))
})

async function work(job: EncoderJob): Promise<EncoderAnswer> {
  if (job.kind === 'describe') return describe(job.original)
  if (job.kind === 'measure') return measure(job)
  const { width, format } = job
  const image = sharp(job.original, INPUT).autoOrient().resize({ width, withoutEnlargement: true })
  const bytes = await (format === 'avif' ? image.avif(AVIF) : image.webp(WEBP)).toBuffer()
  return { kind: 'rendition', bytes }
}

async function describe(original: Uint8Array): Promise<EncoderAnswer> {
  const { format, compression, pages = 1, autoOrient } = await sharp(original, INPUT).metadata()
  const type = TYPES[format]
  if (type === undefined || (format === 'heif' && compression !== 'av1'))
    return { kind: 'failure', message: `pictures of the format ${format} are not served` }
  return { kind: 'description', type, width: autoOrient.width, isFixed: format === 'svg' || pages > 1 }
}

/** Wide enough that a thin line in the picture still counts. */
const MEASURED_WIDTH = 320

async function measure({ original, box }: Extract<EncoderJob, { kind: 'measure' }>): Promise<EncoderAnswer> {
  const { data, info } = await sharp(original, INPUT)
    .autoOrient()
    .resize({ width: MEASURED_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const found = { darkest: { luminance: Infinity, at: 0 }, lightest: { luminance: -1, at: 0 } }
  for (let y = Math.floor((height * box.top) / 100); y < (height * box.bottom) / 100; y += 1)
    for (let x = Math.floor((width * box.left) / 100); x < (width * box.right) / 100; x += 1) {
      const at = (y * width + x) * channels
      const luminance = getLuminance(data.subarray(at, at + channels))
      if (luminance < found.darkest.luminance) found.darkest = { luminance, at }
      if (luminance > found.lightest.luminance) found.lightest = { luminance, at }
    }
  const toHex = ({ at }: { readonly at: number }) => `#${data.toString('hex', at, at + channels)}`
  return { kind: 'tones', darkest: toHex(found.darkest), lightest: toHex(found.lightest) }
}

/** Enough to tell which of two colours is darker; contrasts are computed where the text's colour is known. */
function getLuminance([red = 0, green = 0, blue = 0]: Uint8Array): number {
  return 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2
}
