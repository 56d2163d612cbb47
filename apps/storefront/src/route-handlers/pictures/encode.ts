import { openCodec } from './codec.ts'

/** Largest number of pixels of an original, about that of a good phone camera. Checked before decoding. */
const MAX_PIXELS = 64_000_000

/** The visible part of a damaged file is shown, as browsers do. */
export const INPUT = {
  limitInputPixels: MAX_PIXELS,
  sequentialRead: true,
  failOn: 'none',
  autoOrient: true,
} as const

/**
 * AVIF at 48 with this effort has 5 to 8 % more bytes than with 3, for three fifths of the time: cheap enough for the
 * first request. See docs/performance.md#pictures-of-the-shop. ipx has no modifier for the effort: this is sharp's own
 * name.
 */
const AVIF_EFFORT = { heifEffort: 2 }

const QUALITY = { webp: '75', avif: '48' } as const

/** Changes with the settings, so that pictures made with other settings are made again. */
export const SETTINGS = `webp ${QUALITY.webp}, avif ${QUALITY.avif}/${AVIF_EFFORT.heifEffort}`

const TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
  svg: 'image/svg+xml',
}

export type PictureFormat = keyof typeof QUALITY

/** The picture cannot be decoded: a further try would end the same way. */
export class BrokenPictureError extends Error {}

export interface Description {
  /** Media type. */
  readonly type: string
  /** Pixels, upright. */
  readonly width: number
  /** A drawing or an animation: served as it is. */
  readonly isFixed: boolean
}

/** The picture's type by its own bytes. Throws `BrokenPictureError` for a type that is not served. */
export async function describe(original: Buffer): Promise<Description> {
  const { sharp } = await openCodec()
  const {
    format,
    compression,
    pages = 1,
    autoOrient,
  } = await orBroken(() => sharp(original, INPUT).metadata())
  const type = TYPES[format]
  if (type === undefined || (format === 'heif' && compression !== 'av1'))
    throw new BrokenPictureError(`pictures of the format ${format} are not served`)
  return { type, width: autoOrient.width, isFixed: format === 'svg' || pages > 1 }
}

export interface Target {
  /** Pixels. Never more than the original has are made. */
  readonly width: number
  readonly format: PictureFormat
}

export async function encode(original: Buffer, { width, format }: Target): Promise<Buffer> {
  const { createIPX } = await openCodec()
  const ipx = createIPX({
    storage: { name: 'original', getMeta: () => ({}), getData: () => toArrayBuffer(original) },
    sharpOptions: { ...INPUT, ...AVIF_EFFORT },
  })
  const { data } = await orBroken(() =>
    ipx('/', { w: String(width), q: QUALITY[format], f: format }).process(),
  )
  return Buffer.from(data)
}

/** A failure of the decoder is the file's fault. */
export async function orBroken<Value>(decode: () => Promise<Value>): Promise<Value> {
  try {
    return await decode()
  } catch (error) {
    throw new BrokenPictureError(String(error), { cause: error })
  }
}

function toArrayBuffer(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
