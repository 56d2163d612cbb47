import type { ServerResponse } from 'node:http'
import { type HeaderList, setHead } from './response-head.ts'

type Done = (error?: Error | null) => void

export interface HoldOptions {
  /** Called once, when status and headers are known; both may still be changed. */
  readonly isHeld: (response: ServerResponse) => boolean
  /** Gets the whole body of a buffered response. It changes and ends the response after releasing it. */
  readonly finish: (body: Body, release: Release) => void
}

/** Text is not copied into a buffer: Next writes a page as one string. */
export type Body = string | Buffer

/** Ends buffering: later writes go out directly. */
export type Release = () => void

export interface BufferedResponse {
  readonly release: Release
}

/**
 * Lets a response pass, or buffers it until its body is complete, so that headers can depend on the body. It wraps
 * the methods of one response, above the `compression` middleware, which does the same.
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
    // The compression middleware never calls callbacks.
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

/** The buffered part of a response. */
function createHold(response: ServerResponse, { isHeld, finish }: HoldOptions) {
  const parts: Body[] = []
  let state: 'open' | 'held' | 'ended' | 'passing' = 'open'
  let status: number | undefined

  function release(): void {
    parts.splice(0)
    Reflect.deleteProperty(response, 'headersSent')
    // Next changes the status of a stale page after it failed to render it again; the first status is kept.
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
      // The handler sees a finished response, though nothing has been sent yet.
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
