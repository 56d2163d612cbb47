import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { REVIEW_IMAGE_MAX_BYTES, REVIEW_IMAGES_MAX_COUNT } from '@sorrel/contracts/forms'
import { err, ok, type Result } from '@sorrel/domain/result'
import { checkLength } from '@sorrel/http/body'
import { Busboy } from '@fastify/busboy'
import type { Refusal } from './answer.ts'

/** Largest size of a form with five pictures, in bytes. */
export const MULTIPART_MAX_BYTES = 26 * 1024 * 1024
const FIELD_MAX_BYTES = 16 * 1024
const FIELDS_MAX_COUNT = 20
const FILES_FIELD = 'images'

export interface Multipart {
  readonly fields: Readonly<Record<string, string>>
  /** The files named `images`, in order; empty file inputs are left out. */
  readonly files: readonly Buffer[]
}

const TOO_MANY = {
  code: 'invalid',
  message: 'More than five pictures.',
  fields: { images: 'reviews.validation.too_many_images' },
} as const
const TOO_LARGE = {
  code: 'too_large',
  message: 'A picture is larger than 5 MB.',
  fields: { images: 'reviews.validation.image_size' },
} as const

/** Reads form data with files, and stops as soon as a limit is passed. */
export async function readMultipart(request: Request): Promise<Result<Multipart, Refusal>> {
  const announced = checkLength(request, MULTIPART_MAX_BYTES)
  if (announced !== undefined) return err(announced)
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) {
    return err({ code: 'unsupported_media_type', message: 'Send multipart/form-data.' })
  }
  return request.body === null
    ? err({ code: 'invalid', message: 'The body is empty.' })
    : collect(request.body, type)
}

async function collect(body: ReadableStream, type: string): Promise<Result<Multipart, Refusal>> {
  const stop = new AbortController()
  const found = createCollector(type, stop)
  let size = 0
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      size += chunk.byteLength
      if (size > MULTIPART_MAX_BYTES) throw new RangeError('too large')
      yield chunk
    }
  }
  try {
    await pipeline(Readable.from(body), counted, found.parser, { signal: stop.signal })
  } catch (error) {
    const refusal = found.getRefusal()
    if (refusal !== undefined) return err(refusal)
    if (error instanceof RangeError) return err({ code: 'too_large', message: 'The body is too large.' })
    return err({ code: 'invalid', message: 'The form data cannot be read.' })
  }
  const refusal = found.getRefusal()
  return refusal === undefined ? ok(found.getResult()) : err(refusal)
}

interface Collector {
  readonly parser: Writable
  getRefusal(): Refusal | undefined
  getResult(): Multipart
}

function createCollector(type: string, stop: AbortController): Collector {
  const fields = new Map<string, string>()
  const files: Buffer[] = []
  let refusal: Refusal | undefined
  const giveUp = (reason: Refusal) => {
    refusal ??= reason
    stop.abort()
  }
  const parser = new Busboy({
    headers: { 'content-type': type },
    limits: {
      fieldNameSize: 100,
      fieldSize: FIELD_MAX_BYTES,
      fields: FIELDS_MAX_COUNT,
      fileSize: REVIEW_IMAGE_MAX_BYTES,
      files: REVIEW_IMAGES_MAX_COUNT,
    },
  })
  parser.on('field', (name: string, value: string, nameCut: boolean, valueCut: boolean) => {
    const field = name.slice(0, 100)
    if (nameCut || valueCut || fields.has(field)) giveUp(toFieldRefusal(field, 'invalid'))
    else fields.set(field, value)
  })
  parser.on('file', (name, stream) => {
    const chunks: Buffer[] = []
    if (name !== FILES_FIELD) giveUp(toFieldRefusal(name.slice(0, 100), 'unknown_field'))
    stream.on('error', () => {})
    stream.on('limit', () => giveUp(TOO_LARGE))
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      if (chunks.length > 0) files.push(Buffer.concat(chunks))
    })
  })
  parser.on('filesLimit', () => giveUp(TOO_MANY))
  parser.on('fieldsLimit', () => giveUp({ code: 'invalid', message: 'Too many fields.' }))
  return {
    parser,
    getRefusal: () => refusal,
    getResult: () => ({ fields: Object.fromEntries(fields), files }),
  }
}

function toFieldRefusal(name: string, issue: string): Refusal {
  return { code: 'invalid', message: 'A field is not as it must be.', fields: { [name]: issue } }
}
