import type { PictureBox } from '@sorrel/contracts/content'
import type { Logger } from 'pino'
import { z } from 'zod'
import { type Clock, systemClock } from '#backend/clock.ts'
import type { MeasuredPart, Tones } from '#backend/picture-tones.ts'
import { getPictureFiles } from '#shop/picture-files.ts'
import { BrokenPictureError, encode, type PictureFormat, SETTINGS, type Target } from './encode.ts'
import { createFetchOriginal, type FetchOriginalOptions, MissingPictureError } from './fetch-original.ts'
import { createStoredFiles, type FileStore } from './file-store.ts'
import { createOnce, createQueue, QueueFullError } from './jobs.ts'
import { measure } from './measure.ts'
import { createOriginals, type Original } from './originals.ts'
import { parsePictureAddress, type PictureAddress } from './picture-address.ts'

/** Where the commerce service's own pictures are. */
const SERVICE_MEDIA_ORIGINS = ['https://cdn.swell.store', 'https://cdn.schema.io']

const ENCODES = { running: 2, waiting: 200 }

/** Highest rank, because a page waits for the result. */
const MEASURE_RANK = Number.POSITIVE_INFINITY

/** Below this width WebP is the smaller format. */
const AVIF_FROM = 128

/** How long a picture counts as missing, and how long a source is not called after a failure. */
const MISSING_MS = 60_000
const FAILED_MS = 5000

const tonesSchema = z.object({ darkest: z.string(), lightest: z.string() })

export interface PicturesOptions extends FetchOriginalOptions {
  /** Where originals and renditions are kept. */
  readonly files: FileStore
  readonly log: Pick<Logger, 'warn'>
  /** Default: the real ones. */
  readonly encode?: (original: Buffer, to: Target) => Promise<Buffer>
  readonly now?: Clock
}

/** A file as it is sent. */
export interface FoundPicture {
  readonly type: string
  readonly body: Buffer
  /** How long it may be kept; undefined is forever. */
  readonly seconds?: number | undefined
}

export interface Pictures {
  readonly find: (address: PictureAddress, accepted: PictureFormat) => Promise<FoundPicture>
  /**
   * The colours in a part of a picture. Undefined for a vector graphic, and if the file has another version than the
   * page names.
   */
  readonly measure: (part: MeasuredPart) => Promise<Tones | undefined>
}

/** The shop's pictures in the widths that pages name, each made once and kept. See docs/pictures.md. */
export function createPictures(options: PicturesOptions): Pictures {
  const { log, now = systemClock, encode: encodeFile = encode } = options
  const files = createStoredFiles(options.files, log)
  const fetchOriginal = createFetchOriginal({
    ...options,
    origins: [...SERVICE_MEDIA_ORIGINS, ...options.origins],
  })
  const originals = createOriginals({ ...options, files, fetchOriginal, now, getPause })
  const encodeOnce = createOnce<Buffer>({ now, getPause })
  const measureOnce = createOnce<Tones>({ now, getPause })
  const enqueue = createQueue(ENCODES)

  const makeRendition = (source: string, original: Original, target: Target): Promise<Buffer> => {
    const name = `${original.md5} ${target.width} ${target.format} (${SETTINGS})`
    return encodeOnce(name, async () => {
      const kept = await files.take(name)
      if (kept !== undefined) return kept
      const work = async () => encodeFile(await originals.read(source, original), target)
      const made = await enqueue(work, target.width)
      await files.put(name, made)
      return made
    })
  }

  const measurePart = (source: string, original: Original, box: PictureBox): Promise<Tones> => {
    const name = `tones ${original.md5} ${box.left} ${box.top} ${box.right} ${box.bottom}`
    return measureOnce(name, async () => {
      const kept = await files.takeFact(name, tonesSchema)
      if (kept !== undefined) return kept
      const work = async () => measure(await originals.read(source, original), box)
      const made = await enqueue(work, MEASURE_RANK)
      await files.putFact(name, made)
      return made
    })
  }

  return {
    async find({ source, version, width }, accepted) {
      const { original, seconds } = await originals.find({ source, version })
      const { type, isFixed } = original
      if (isFixed) return { type, body: await originals.read(source, original), seconds }
      const format = width < AVIF_FROM ? 'webp' : accepted
      const target = { width: Math.min(width, original.width), format }
      return { type: `image/${format}`, body: await makeRendition(source, original, target), seconds }
    },

    async measure({ box, ...picture }) {
      const address = parsePictureAddress(getPictureFiles({ ...picture, width: 0 }).src)
      if (address === undefined) return undefined
      const { original, isOther } = await originals.find(address)
      return original.isFixed || isOther ? undefined : measurePart(address.source, original, box)
    },
  }
}

/** Whether the picture is missing for good, so that another try cannot help. */
export const isMissing = (error: unknown): boolean =>
  error instanceof MissingPictureError || error instanceof BrokenPictureError

function getPause(error: unknown): number {
  if (isMissing(error)) return MISSING_MS
  return error instanceof QueueFullError ? 0 : FAILED_MS
}
