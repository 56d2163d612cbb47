import { err, ok, type Result } from '@sorrel/domain/result'
import type { ProblemCode } from '@sorrel/contracts/problem'

/** Largest body an endpoint reads. Bytes. */
export const BODY_MAX_BYTES = 16 * 1024

/** A request's body as text, read no further than its bound. */
export async function readText(
  request: Request,
  maxBytes = BODY_MAX_BYTES,
): Promise<Result<string, ProblemCode>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return err('too_large')
  const parts: Uint8Array[] = []
  let bytes = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    bytes += part.value.length
    if (bytes > maxBytes) {
      await reader?.cancel()
      return err('too_large')
    }
    parts.push(part.value)
  }
  return ok(Buffer.concat(parts).toString('utf8'))
}

/** A request's JSON; undefined when it has no body. Any other kind of body is refused. */
export async function readJson(request: Request): Promise<Result<unknown, ProblemCode>> {
  const text = await readText(request)
  if (!text.ok) return text
  if (text.value === '') return ok(undefined)
  if (!isJson(request.headers.get('content-type'))) return err('unsupported_media_type')
  try {
    const value: unknown = JSON.parse(text.value)
    return ok(value)
  } catch {
    return err('invalid')
  }
}

function isJson(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}
