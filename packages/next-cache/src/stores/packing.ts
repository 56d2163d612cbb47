import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { constants, zstdCompress, zstdDecompressSync } from 'node:zlib'

const compress = promisify(zstdCompress)

const PARAMS = {
  [constants.ZSTD_c_compressionLevel]: 1,
  // Detects damaged entries.
  [constants.ZSTD_c_checksumFlag]: 1,
}

/** No entry is larger. */
const UNPACKED_MAX = 256 * 1024 * 1024

/** Any value of plain objects, maps and buffers. */
export const pack = (value: unknown): Promise<Buffer> => compress(serialize(value), { params: PARAMS })

/** Undefined for damaged bytes. */
export function unpack(bytes: Uint8Array): unknown {
  try {
    const value: unknown = deserialize(zstdDecompressSync(bytes, { maxOutputLength: UNPACKED_MAX }))
    return value
  } catch {
    return undefined
  }
}
