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

/** Whole answers are compressed once and cached; 9 costs a few milliseconds where 11 costs a tenth of a second. */
const WHOLE_BROTLI_QUALITY = 9
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
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipWhole(body)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: WHOLE_BROTLI_QUALITY,
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
