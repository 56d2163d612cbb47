import { COMPRESSION_MIN_BYTES, createCompressor, type Encoding, getEncoding } from './compression.ts'
import type { Delivery, PageResponse, Wire } from './page-response.ts'

/** The tag that Next gave an answer. */
function getETag(response: PageResponse): string | undefined {
  const etag = response.getHeader('etag')
  return typeof etag === 'string' ? etag : undefined
}

/** As it comes. */
export function toPlain(wire: Wire): Delivery {
  return { write: (chunk) => wire.write(chunk), end: (chunk) => wire.end(chunk) }
}

function getAcceptedEncoding(response: PageResponse, bytes: number): Encoding | undefined {
  if (bytes < COMPRESSION_MIN_BYTES || response.hasHeader('content-encoding')) return undefined
  return getEncoding(String(response.req.headers['accept-encoding'] ?? ''))
}

function setEncoding(response: PageResponse, encoding: Encoding): void {
  response.setHeader('content-encoding', encoding)
  response.removeHeader('content-length')
  const etag = getETag(response)
  // The same page in other bytes: only a weak tag may say that they are equal.
  if (etag !== undefined && !etag.startsWith('W/')) response.setHeader('etag', `W/${etag}`)
}

/** Collects a body that Next hands over whole. */
export function toWhole(onEnd: (body: Buffer) => void): Delivery {
  const parts: Buffer[] = []
  return {
    write(chunk) {
      parts.push(chunk)
      return true
    },
    end(chunk) {
      if (chunk !== undefined) parts.push(chunk)
      onEnd(Buffer.concat(parts))
    },
  }
}

/** Each part is flushed, so that a reader sees it at once; a full compressor makes the writer wait. */
export function toCompressed(response: PageResponse, wire: Wire, bytes: number): Delivery {
  response.appendHeader('vary', 'Accept-Encoding')
  const encoding = getAcceptedEncoding(response, bytes)
  if (encoding === undefined) return toPlain(wire)
  setEncoding(response, encoding)
  const compressor = createCompressor(encoding)
  compressor.on('data', (chunk: Buffer) => {
    if (wire.write(chunk)) return
    compressor.pause()
    response.once('drain', () => compressor.resume())
  })
  compressor.on('drain', () => response.emit('drain'))
  compressor.on('end', () => wire.end())
  response.once('close', () => compressor.destroy())
  return { write: (chunk) => compressor.write(chunk), end: (chunk) => void compressor.end(chunk) }
}
