import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { compress, type Encoding } from '../compression.ts'

/** A whole body in the encodings that clients ask for; undefined stands for the body as it is. */
export interface Body {
  /** The bytes, where they are there already. */
  peek(encoding: Encoding): Buffer | undefined
  get(encoding: Encoding | undefined): Promise<Buffer>
  /** What the body takes in memory at most, in bytes. */
  getSize(): number
}

const unpack = promisify(brotliDecompress)

/** A body that was packed both ways before. */
export function toPackedBody(packed: Readonly<Record<Encoding, Buffer>>): Body {
  return {
    peek: (encoding) => packed[encoding],
    get: (encoding) => (encoding === undefined ? unpack(packed.br) : Promise.resolve(packed[encoding])),
    getSize: () => packed.br.length + packed.gzip.length,
  }
}

/** Packs a body both ways and well: for one that is sent often. */
export async function packWell(raw: Buffer): Promise<Body> {
  const [br, gzip] = await Promise.all([compress(raw, 'br', 'much'), compress(raw, 'gzip', 'much')])
  return toPackedBody({ br, gzip })
}

/** Packs a body fast, and by gzip only once a client asks for that: for one that is seldom sent. */
export async function packFast(raw: Buffer): Promise<Body> {
  const br = await compress(raw, 'br', 'little')
  let gzip: Buffer | undefined
  let packing: Promise<Buffer> | undefined

  async function pack(): Promise<Buffer> {
    gzip = await compress(await unpack(br), 'gzip', 'little')
    return gzip
  }

  return {
    peek: (encoding) => (encoding === 'br' ? br : gzip),
    get(encoding) {
      if (encoding === undefined) return unpack(br)
      return encoding === 'br' ? Promise.resolve(br) : (packing ??= pack())
    },
    // Gzip takes somewhat more than Brotli.
    getSize: () => Math.ceil(2.5 * br.length),
  }
}
