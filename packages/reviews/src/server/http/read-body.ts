import { err, ok, type Result } from '@sorrel/domain/result'
import type { Refusal } from './answer.ts'

/** Most bytes of a JSON or form body. */
export const SMALL_BODY_BYTES = 16 * 1024

/** Refuses by the length a request announces, before a byte of it is read. */
export function checkLength(request: Request, maxBytes: number): Refusal | undefined {
  const length = request.headers.get('content-length')
  return length !== null && Number(length) > maxBytes
    ? { code: 'too_large', message: `The body is larger than ${maxBytes} bytes.` }
    : undefined
}

/** A small text body, counted while it is read. */
export async function readText(request: Request): Promise<Result<string, Refusal>> {
  const announced = checkLength(request, SMALL_BODY_BYTES)
  if (announced !== undefined) return err(announced)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > SMALL_BODY_BYTES) return err({ code: 'too_large', message: 'The body is too large.' })
    chunks.push(chunk)
  }
  return ok(Buffer.concat(chunks).toString('utf8'))
}

/** A JSON body; an empty one is undefined. */
export async function readJson(request: Request): Promise<Result<unknown, Refusal>> {
  const text = await readText(request)
  if (!text.ok) return text
  if (text.value.trim() === '') return ok(undefined)
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) {
    return err({ code: 'unsupported_media_type', message: 'Send application/json.' })
  }
  try {
    return ok(JSON.parse(text.value))
  } catch {
    return err({ code: 'invalid', message: 'The body is no JSON.' })
  }
}
