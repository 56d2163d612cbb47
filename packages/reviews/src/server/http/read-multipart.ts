import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { REVIEW_IMAGE_MAX_BYTES, REVIEW_IMAGES_MAX_COUNT } from '@sorrel/contracts/forms'
import { err, ok, type Result } from '@sorrel/domain/result'
import { checkLength } from '@sorrel/contracts/http/body'
import { Busboy } from '@fastify/busboy'
import type { Refusal } from './answer.ts'

/** Largest size of a form with five pictures, in bytes. */
export const MULTIPART_MAX_BYTES = 26 * 1024 * 1024
const FIELD_MAX_BYTES = 16 * 1024
const FIELDS_MAX_COUNT = 20
const FILES_FIELD = 'images'
const LIMITS = {
  fieldNameSize: 100,
  fieldSize: FIELD_MAX_BYTES,
  fields: FIELDS_MAX_COUNT,
  fileSize: REVIEW_IMAGE_MAX_BYTES,
  files: REVIEW_IMAGES_MAX_COUNT,
} as const

export interface Multipart {
  readonly fields: Readonly<Record<string, string>>
  /** Paths of the files named `images`, in order; a field without a chosen file is left out. */
  readonly files: readonly string[]
}

export interface MultipartOptions {
  /**
   * Called once when the first file begins, with the fields before it. Gives an existing folder that the files are
   * written to, so that a slow upload takes no memory, or the reason to read no further. The caller removes the folder.
   */
  readonly openFolder: (fields: Multipart['fields']) => Promise<Result<string, Refusal>>
  /** Time in milliseconds within which the whole body must arrive. */
  readonly timeoutMs: number
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
const EMPTY = {
  code: 'invalid',
  message: 'A picture has no content.',
  fields: { images: 'reviews.validation.image_unreadable' },
} as const

/** Minimum number of bytes between two checks; a slower body is cut off. */
const BYTES_MIN = 10 * 1024
const LOOK_EVERY_MS = 5000
const TOO_SLOW = { code: 'timeout', message: 'The upload is too slow.' } as const

/** Reads form data with files, and stops as soon as a limit is passed. */
export async function readMultipart(
  request: Request,
  options: MultipartOptions,
): Promise<Result<Multipart, Refusal>> {
  const announced = checkLength(request, MULTIPART_MAX_BYTES)
  if (announced !== undefined) return err(announced)
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) {
    return err({ code: 'unsupported_media_type', message: 'Send multipart/form-data.' })
  }
  return request.body === null
    ? err({ code: 'invalid', message: 'The body is empty.' })
    : collect(request.body, type, options)
}

async function collect(
  body: ReadableStream,
  type: string,
  options: MultipartOptions,
): Promise<Result<Multipart, Refusal>> {
  const stop = new AbortController()
  const found = createCollector(type, { stop, openFolder: options.openFolder })
  const pace = watchPace(options.timeoutMs, {
    isHeld: () => found.isHeld(),
    end: () => found.giveUp(TOO_SLOW),
  })
  let size = 0
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      size += chunk.byteLength
      if (size > MULTIPART_MAX_BYTES) throw new RangeError('too large')
      pace.add(chunk.byteLength)
      yield chunk
    }
  }
  // The same class, which Node and the DOM declare as different types.
  const stream = Readable.fromWeb(body as NodeReadableStream)
  try {
    await pipeline(stream, counted, found.parser, { signal: stop.signal })
    const files = await found.finish()
    const refusal = found.getRefusal()
    return refusal === undefined ? ok({ fields: found.getFields(), files }) : err(refusal)
  } catch (error) {
    stop.abort()
    await found.finish()
    const refusal = found.getRefusal()
    if (refusal !== undefined) return err(refusal)
    if (error instanceof RangeError) return err({ code: 'too_large', message: 'The body is too large.' })
    return err({ code: 'invalid', message: 'The form data cannot be read.' })
  } finally {
    pace.stop()
  }
}

interface Pace {
  add(bytes: number): void
  stop(): void
}

interface PaceOptions {
  /** Whether the body waits for us. */
  readonly isHeld: () => boolean
  readonly end: () => void
}

/** Calls `end` once if a body arrives too slowly or is not complete in time. */
function watchPace(timeoutMs: number, { isHeld, end }: PaceOptions): Pace {
  let recent = 0
  const look = setInterval(() => {
    if (recent < BYTES_MIN && !isHeld()) end()
    recent = 0
  }, LOOK_EVERY_MS)
  const deadline = setTimeout(end, timeoutMs)
  return {
    add: (bytes) => {
      recent += bytes
    },
    stop: () => {
      clearInterval(look)
      clearTimeout(deadline)
    },
  }
}

interface Collector {
  readonly parser: Writable
  getRefusal(): Refusal | undefined
  giveUp(reason: Refusal): void
  /** Whether it waits for the folder. */
  readonly isHeld: () => boolean
  getFields(): Multipart['fields']
  /** The paths of the files once they are written. Rejects if one of them could not be written. */
  finish(): Promise<readonly string[]>
}

interface CollectorOptions extends Pick<MultipartOptions, 'openFolder'> {
  readonly stop: AbortController
}

function createCollector(type: string, { stop, openFolder }: CollectorOptions): Collector {
  const fields = new Map<string, string>()
  const writing: Promise<string | undefined>[] = []
  let refusal: Refusal | undefined
  let failure: unknown
  const giveUp = (reason: Refusal) => {
    refusal ??= reason
    stop.abort()
  }
  const getFields = () => Object.fromEntries(fields)
  const { isHeld, receive } = createReceiver({
    signal: stop.signal,
    open: () => openFolder(getFields()),
    giveUp,
  })
  const parser = new Busboy({ headers: { 'content-type': type }, limits: LIMITS })
  parser.on('field', (name: string, value: string, nameCut: boolean, valueCut: boolean) => {
    const field = name.slice(0, 100)
    if (nameCut || valueCut || fields.has(field)) giveUp(toFieldRefusal(field, 'invalid'))
    else fields.set(field, value)
  })
  const write = async (stream: Readable, filename: string | undefined) => {
    try {
      const path = await receive(stream, String(writing.length))
      // Browsers send a field without a chosen file as an empty one without a name.
      const isChosen = filename !== undefined && filename !== ''
      if (path === undefined && isChosen && !stop.signal.aborted) giveUp(EMPTY)
      return path
    } catch (error) {
      failure ??= error
      stop.abort()
      return undefined
    }
  }
  // The types promise a name; a part that is only by its type a file has none.
  parser.on('file', (name, stream, filename: string | undefined) => {
    if (name !== FILES_FIELD) giveUp(toFieldRefusal(name.slice(0, 100), 'unknown_field'))
    stream.on('limit', () => giveUp(TOO_LARGE))
    writing.push(write(stream, filename))
  })
  parser.on('filesLimit', () => giveUp(TOO_MANY))
  parser.on('fieldsLimit', () => giveUp({ code: 'invalid', message: 'Too many fields.' }))
  return {
    parser,
    getRefusal: () => refusal,
    giveUp,
    isHeld,
    getFields,
    finish: async () => {
      const paths = await Promise.all(writing)
      if (failure !== undefined) throw failure
      return paths.filter((path) => path !== undefined)
    },
  }
}

interface ReceiverOptions extends Pick<Collector, 'giveUp'> {
  readonly signal: AbortSignal
  readonly open: () => ReturnType<MultipartOptions['openFolder']>
}

/** Opens the folder with the first file, and writes the files there by their names. */
function createReceiver({ signal, open, giveUp }: ReceiverOptions) {
  let folder: Promise<string | undefined> | undefined
  let isHeld = false
  const openOrGiveUp = async () => {
    isHeld = true
    const opened = await open()
    isHeld = false
    if (opened.ok) return opened.value
    giveUp(opened.error)
    return undefined
  }
  return {
    isHeld: () => isHeld,
    receive: async (stream: Readable, name: string) => {
      // Until it is written nobody else listens, and the form may end in the middle of it.
      stream.on('error', () => {})
      if (signal.aborted) return undefined
      folder ??= openOrGiveUp()
      const place = await folder
      return place === undefined ? undefined : writeFile(stream, { path: join(place, name), signal })
    },
  }
}

interface Target {
  readonly path: string
  readonly signal: AbortSignal
}

/** Writes a file of the form; undefined where it is empty or the form was given up. */
async function writeFile(stream: Readable, { path, signal }: Target): Promise<string | undefined> {
  const file = createWriteStream(path)
  try {
    await pipeline(stream, file, { signal })
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  }
  return file.bytesWritten > 0 ? path : undefined
}

function toFieldRefusal(name: string, issue: string): Refusal {
  return { code: 'invalid', message: 'A field is not as it must be.', fields: { [name]: issue } }
}
