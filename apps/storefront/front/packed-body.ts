import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './negotiation.ts'

/** A whole body in the encodings that clients ask for. */
export interface PackedBody {
  readonly br: Buffer
  /** Undefined: the uncompressed body. */
  get(encoding: Encoding | undefined): Promise<Buffer>
}

/** How much compression may cost: `much` for a page that is sent often, `little` for one that is rarely sent. */
export type Effort = 'much' | 'little'

/** For a page, quality 2 takes half a millisecond, 9 ten milliseconds and 11 a tenth of a second. */
const BROTLI_QUALITY: Readonly<Record<Effort, number>> = { much: 9, little: 2 }
const GZIP_LEVEL: Readonly<Record<Effort, number>> = { much: 6, little: 3 }

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)

/** Assumed size of gzip relative to Brotli. */
const GZIP_SHARE = 1.5

/** Compresses a body with Brotli, and with gzip when a client first asks for it. */
export async function packBody(raw: Buffer, effort: Effort): Promise<PackedBody> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  }
  return toPackedBody(await toBrotli(raw, { params }), effort)
}

/** A body from its stored Brotli form. */
export function toPackedBody(br: Buffer, effort: Effort): PackedBody {
  let gzipped: Promise<Buffer> | undefined
  const pack = async () => toGzip(await fromBrotli(br), { level: GZIP_LEVEL[effort] })
  return {
    br,
    get(encoding) {
      if (encoding === undefined) return fromBrotli(br)
      return encoding === 'br' ? Promise.resolve(br) : (gzipped ??= pack())
    },
  }
}

/** Upper bound of the memory that a body takes, in bytes. */
export function getPackedSize({ br }: PackedBody): number {
  return Math.ceil(br.length * (1 + GZIP_SHARE)) + 1
}
