import { err, ok, type Result } from '@sorrel/domain/result'
import sharp, { type OutputInfo } from 'sharp'
import type { PictureSize } from '../data/schema.ts'

/** Largest number of pixels of an upload, about that of a good phone camera. Checked before decoding. */
export const PICTURE_MAX_PIXELS = 50_000_000
export const PICTURE_MAX_SIDE = 16_000
export const PICTURE_MIN_SIDE = 32
/** Widths in pixels. The widest file of a narrower upload has the upload's own width. */
export const PICTURE_WIDTHS = [320, 800, 1600] as const
const MAX_HEIGHT_OF_WIDTH = 3

/** `type`: not a picture of a known format. `unreadable`: broken, cut short, or with unusual dimensions. */
export type PictureProblem = 'type' | 'unreadable'

export interface EncodedPicture {
  /** Narrowest first. */
  readonly sizes: readonly PictureSize[]
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}

export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type ServedFormat = (typeof PICTURE_FORMATS)[number]

/** The name of one rendition in a picture's folder. */
export function toFileName(width: number, format: ServedFormat): string {
  return `${width}.${format}`
}

/**
 * Encodes an upload as new files: upright, in sRGB, only the first frame, without metadata, as AVIF and WebP in up to
 * three widths.
 */
export async function encodePicture(bytes: Uint8Array): Promise<Result<EncodedPicture, PictureProblem>> {
  if (!isKnownFormat(bytes)) return err('type')
  const base = await decode(bytes)
  if (base === undefined) return err('unreadable')
  const renditions = []
  for (const width of getWidths(base.info.width)) renditions.push(await encodeWidth(base, width))
  return ok({
    sizes: renditions.map(({ size }) => size),
    files: renditions.flatMap(({ files }) => files),
  })
}

/**
 * Whether the first bytes are those of a JPEG, PNG, WebP, GIF or AVIF; name and declared type of the file are ignored.
 * Vector graphics and HEIC are refused.
 */
function isKnownFormat(bytes: Uint8Array): boolean {
  const text = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end))
  return (
    text(0, 3) === '\xff\xd8\xff' ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    /^GIF8[79]a$/.test(text(0, 6)) ||
    (text(4, 8) === 'ftyp' && /^avi[fs]$/.test(text(8, 12)))
  )
}

interface Decoded {
  readonly data: Buffer
  readonly info: OutputInfo
}

/** Decodes the upload once, scaled to the largest served size. */
async function decode(bytes: Uint8Array): Promise<Decoded | undefined> {
  const settings = {
    limitInputPixels: PICTURE_MAX_PIXELS,
    failOn: 'truncated',
    sequentialRead: true,
  } as const
  try {
    const { width, height } = await sharp(bytes, settings).metadata()
    if (!isPossible(width, height)) return undefined
    const widest = PICTURE_WIDTHS[2]
    return await sharp(bytes, settings)
      .autoOrient()
      .resize({
        width: widest,
        height: widest * MAX_HEIGHT_OF_WIDTH,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    return undefined
  }
}

function isPossible(width: number, height: number): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return short >= PICTURE_MIN_SIDE && long <= PICTURE_MAX_SIDE && width * height <= PICTURE_MAX_PIXELS
}

function getWidths(widest: number): readonly number[] {
  return [...PICTURE_WIDTHS.filter((width) => width < widest), widest]
}

/** Encoder settings. More effort takes much longer and makes files hardly smaller. */
const AVIF = { quality: 55, effort: 1 }
const WEBP = { quality: 80, effort: 2 }

/** One format after the other, since encoding both at the same time would take a third more memory. */
async function encodeWidth({ data, info }: Decoded, width: number) {
  const { width: rawWidth, height: rawHeight, channels } = info
  const image = sharp(data, { raw: { width: rawWidth, height: rawHeight, channels } }).resize({ width })
  const avif = await image.clone().avif(AVIF).toBuffer()
  const webp = await image.webp(WEBP).toBuffer({ resolveWithObject: true })
  return {
    size: { width: webp.info.width, height: webp.info.height },
    files: [
      { name: toFileName(width, 'avif'), bytes: avif },
      { name: toFileName(width, 'webp'), bytes: webp.data },
    ],
  }
}
