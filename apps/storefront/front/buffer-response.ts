import type { ServerResponse } from 'node:http'
import { type HeaderList, setHead } from './response-head.ts'

type Done = (error?: Error | null) => void

export interface HoldOptions {
  /** Asked once, when status and headers are known. They may be changed still. */
  readonly isHeld: (response: ServerResponse) => boolean
  /** Gets the whole body of a response that is held. It changes and ends the response once it has released it. */
  readonly finish: (body: Body, release: Release) => void
}

/** Text stays text: a page comes as one, and need not be copied. */
export type Body = string | Buffer

/** Forgets what is held: what is written from now on goes out. */
export type Release = () => void

export interface BufferedResponse {
  readonly release: Release
}

/**
 * Lets a response pass as it is written, or holds it until its body is whole: headers then may depend on what the body holds.
 * It wraps the methods of one response, as the `compression` middleware does, and above that.
 */
export function bufferResponse(response: ServerResponse, options: HoldOptions): BufferedResponse {
  const wire = {
    writeHead: response.writeHead.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  }
  const hold = createHold(response, options)

  response.writeHead = (status: number, reason?: string | HeaderList, list?: HeaderList) => {
    if (hold.isSettable()) setHead(response, { status, reason, list })
    if (hold.passes()) wire.writeHead(response.statusCode)
    return response
  }
  response.flushHeaders = () => {
    if (hold.passes()) wire.flushHeaders()
  }
  response.write = (chunk: unknown, encoding?: BufferEncoding | Done, callback?: Done) => {
    const part = toBody(chunk, encoding)
    const done = toDone(encoding, callback)
    // The middleware below forgets callbacks.
    if (done !== undefined) process.nextTick(done)
    return hold.passes() ? wire.write(part) : hold.add(part)
  }
  response.end = (chunk?: unknown, encoding?: BufferEncoding | Done, callback?: Done) => {
    const isBody = chunk !== undefined && chunk !== null && typeof chunk !== 'function'
    const last = isBody ? toBody(chunk, encoding) : undefined
    const done = typeof chunk === 'function' ? () => void chunk() : toDone(encoding, callback)
    if (done !== undefined) response.once('finish', done)
    if (!hold.passes()) hold.finish(last)
    else if (last === undefined) wire.end()
    else wire.end(last)
    return response
  }
  return hold
}

/** What is held of a response. */
function createHold(response: ServerResponse, { isHeld, finish }: HoldOptions) {
  const parts: Body[] = []
  let state: 'open' | 'held' | 'ended' | 'passing' = 'open'
  let status: number | undefined

  function release(): void {
    parts.splice(0)
    Reflect.deleteProperty(response, 'headersSent')
    // Next gives a page that it shows another status when it then fails to make it anew.
    if (status !== undefined) response.statusCode = status
    state = 'passing'
  }

  function add(part: Body): boolean {
    if (state === 'held') parts.push(part)
    return true
  }

  return {
    release,
    add,
    isSettable: () => state === 'open' || state === 'passing',
    passes(): boolean {
      if (state === 'open') state = isHeld(response) ? 'held' : 'passing'
      return state === 'passing'
    },
    finish(last: Body | undefined): void {
      if (state !== 'held' || response.destroyed) return
      if (last !== undefined) parts.push(last)
      state = 'ended'
      status = response.statusCode
      // To whoever made the response it is over, though nothing is sent yet.
      Object.defineProperty(response, 'headersSent', { configurable: true, get: () => true })
      finish(join(parts), release)
    },
  }
}

function join(parts: readonly Body[]): Body {
  const [first = '', ...rest] = parts
  return rest.length === 0
    ? first
    : Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
}

function toBody(chunk: unknown, encoding?: BufferEncoding | Done): Body {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  if (typeof chunk !== 'string') throw new TypeError('A body is made of text and bytes')
  const isUtf8 = typeof encoding !== 'string' || /^utf-?8$/i.test(encoding)
  return isUtf8 ? chunk : Buffer.from(chunk, encoding)
}

function toDone(encoding: BufferEncoding | Done | undefined, callback: Done | undefined): Done | undefined {
  return typeof encoding === 'function' ? encoding : callback
}
