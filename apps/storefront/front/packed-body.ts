import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './negotiation.ts'

/** A whole body in the encodings that clients ask for. */
export interface PackedBody {
  readonly br: Buffer
  /** Undefined stands for the body as it is. */
  get(encoding: Encoding | undefined): Promise<Buffer>
}

/** What packing may cost: much for a page that is sent often, little for one that is seldom sent. */
export type Effort = 'much' | 'little'

/** 9 costs ten milliseconds for a page where 2 costs half of one and 11 a tenth of a second. */
const BROTLI_QUALITY: Readonly<Record<Effort, number>> = { much: 9, little: 2 }
const GZIP_LEVEL: Readonly<Record<Effort, number>> = { much: 6, little: 3 }

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)

/** Gzip takes somewhat more than Brotli. */
const GZIP_SHARE = 1.5

/** Packs a body by Brotli, and by gzip once a client asks for that. */
export async function packBody(raw: Buffer, effort: Effort): Promise<PackedBody> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  }
  return toPackedBody(await toBrotli(raw, { params }), effort)
}

/** A body that was packed before. */
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

/** What a body takes in memory at most, in bytes. */
export function getPackedSize({ br }: PackedBody): number {
  return Math.ceil(br.length * (1 + GZIP_SHARE)) + 1
}
