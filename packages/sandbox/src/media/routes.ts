import { fail, notFound } from '../http/refuse.ts'
import type { Handle, Route } from '../http/route.ts'
import { parsePictureSize } from './resize.ts'

/**
 * `GET /cdn/{file}?width=&height=&anchor=&padded=`: a file's picture never changes. See
 * docs/commerce-service.md#products.
 */
export const mediaRoutes: readonly Route[] = [{ method: 'GET', path: '/cdn/:file', handle: getPicture }]

async function getPicture(...[request, { service, params, url }]: Parameters<Handle>): Promise<Response> {
  const size = parsePictureSize(url.searchParams)
  if (!size.ok) return fail({ status: 400, code: 'invalid', ...size.error })
  const picture = await service.pictures.read(params.file ?? '', size.value)
  if (picture === undefined) return notFound('picture')
  const headers = {
    etag: picture.etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  }
  if (isKnown(request.headers.get('if-none-match'), picture.etag))
    return new Response(null, { status: 304, headers })
  const part = readRange(request.headers.get('range'), picture.bytes.length)
  return new Response(new Uint8Array(part === undefined ? picture.bytes : picture.bytes.subarray(...part)), {
    status: part === undefined ? 200 : 206,
    headers: {
      ...headers,
      ...(part && { 'content-range': `bytes ${part[0]}-${part[1] - 1}/${picture.bytes.length}` }),
      'accept-ranges': 'bytes',
      'content-type': picture.contentType,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
}

/** Beginning and end of one part of a file, which players ask for. Undefined for the whole file. */
function readRange(range: string | null, length: number): readonly [number, number] | undefined {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (first === undefined || Number(first) >= length) return undefined
  const end = last === undefined || last === '' ? length : Math.min(length, Number(last) + 1)
  return end > Number(first) ? [Number(first), end] : undefined
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
