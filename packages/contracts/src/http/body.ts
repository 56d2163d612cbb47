import type { Refusal } from './answer.ts'

/** Largest body that is read where nothing else is said. Bytes. */
const BODY_MAX_BYTES = 16 * 1024

/** Nobody types it, and no database takes it: it would fail far from here. */
const NUL = '\0'

export type BodyRefusal = Refusal<'too_large' | 'unsupported_media_type' | 'invalid'>

export type Body<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: BodyRefusal }

/** Refuses by the length that a request announces, before a byte of it is read. */
export function checkLength(request: Request, maxBytes: number): BodyRefusal | undefined {
  const isTooLarge = Number(request.headers.get('content-length') ?? 0) > maxBytes
  return isTooLarge ? toTooLarge(maxBytes) : undefined
}

/** A body as text. It is counted while it is read, so no more than `maxBytes` are ever held. */
export async function readText(request: Request, maxBytes = BODY_MAX_BYTES): Promise<Body<string>> {
  // Counted here too: Hono's limit believes the length that a request announces.
  const announced = checkLength(request, maxBytes)
  if (announced !== undefined) return { ok: false, error: announced }
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const reader = request.body?.getReader()
  let text = ''
  let bytes = 0
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    bytes += part.value.length
    if (bytes > maxBytes) {
      await reader?.cancel()
      return { ok: false, error: toTooLarge(maxBytes) }
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return { ok: true, value: text + decoder.decode() }
}

/**
 * A JSON body; undefined where there is none. Another kind of body is refused, and a text with a NUL.
 *
 * @example
 * ```ts
 * import { readJson } from '@sorrel/contracts/http/body'
 *
 * const headers = { 'content-type': 'application/json' }
 * const body = await readJson(new Request('https://shop.example/', { method: 'POST', headers, body: '{"quantity":2}' }))
 * console.log(body.ok && body.value) // { quantity: 2 }
 * ```
 */
export async function readJson(request: Request, maxBytes = BODY_MAX_BYTES): Promise<Body<unknown>> {
  const text = await readText(request, maxBytes)
  if (!text.ok) return text
  if (text.value.trim() === '') return { ok: true, value: undefined }
  if (getMediaType(request) !== 'application/json')
    return refuse('unsupported_media_type', 'Send application/json')
  try {
    return { ok: true, value: JSON.parse(text.value, refuseNul) }
  } catch {
    return refuse('invalid', 'The body is not JSON')
  }
}

/** The fields of a form as browsers send it without files. Another kind of body is refused, and a text with a NUL. */
export async function readForm(request: Request, maxBytes = BODY_MAX_BYTES): Promise<Body<URLSearchParams>> {
  if (getMediaType(request) !== 'application/x-www-form-urlencoded')
    return refuse('unsupported_media_type', 'Send a form')
  const text = await readText(request, maxBytes)
  if (!text.ok) return text
  const value = new URLSearchParams(text.value)
  if ([...value.values()].some((field) => field.includes(NUL))) return refuse('invalid', 'A field has a NUL')
  return { ok: true, value }
}

function refuseNul(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes(NUL)) throw new SyntaxError('A text has a NUL')
  return value
}

function getMediaType(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}

function toTooLarge(maxBytes: number): BodyRefusal {
  return { code: 'too_large', message: `The body is larger than ${maxBytes} bytes` }
}

function refuse(code: BodyRefusal['code'], message: string): Body<never> {
  return { ok: false, error: { code, message } }
}
