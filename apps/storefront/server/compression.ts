import { promisify } from 'node:util'
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliCompress,
  type Gzip,
} from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|ld\+json|problem\+json)|image\/svg\+xml)/

/** Smaller answers do not get shorter. Bytes. */
export const COMPRESSION_MIN_BYTES = 1024

/** What making a whole answer smaller may cost: much for one that is sent often, little for one that is seldom sent. */
export type Effort = 'much' | 'little'

/** 9 costs ten milliseconds for a page where 2 costs half of one and 11 a tenth of a second; 4 costs twice as much as 2 for 7 % fewer bytes. */
const BROTLI_QUALITY: Readonly<Record<Effort, number>> = { much: 9, little: 2 }
const GZIP_LEVEL: Readonly<Record<Effort, number>> = { much: 6, little: 3 }
const STREAM_BROTLI_QUALITY = 4

const brotliWhole = promisify(brotliCompress)
const gzipWhole = promisify(gzip)

/** Whether an answer of this content type is worth compressing. */
export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType)
}

/** The best encoding that a client's `Accept-Encoding` allows, Brotli before gzip; undefined means as it is. */
export function getEncoding(accepted: string | undefined): Encoding | undefined {
  const weights = new Map((accepted ?? '').split(',').map(toWeight))
  const isWanted = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return isWanted('br') ? 'br' : isWanted('gzip') ? 'gzip' : undefined
}

function toWeight(entry: string): [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
}

/** A whole answer, compressed. */
export function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return gzipWhole(body, { level: GZIP_LEVEL[effort] })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return brotliWhole(body, { params })
}

/** A compressor for an answer that comes in parts. Flush it after each part, so that nothing waits inside. */
export function createCompressor(encoding: Encoding): BrotliCompress | Gzip {
  if (encoding === 'gzip') return createGzip({ flush: constants.Z_SYNC_FLUSH })
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: STREAM_BROTLI_QUALITY },
  })
}
