import type { Send } from './send.ts'

/** The timeout of one attempt: 8 seconds. */
export const ATTEMPT_TIMEOUT_MS = 8000

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(signal.reason)
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
}

/** An answer whose whole body has arrived: it can be read repeatedly, without streams or copies. It has no `body`. */
export interface WholeResponse extends Response {}

// Declared by its constructor type, because Node and browsers declare the members of `Response` differently, and a
// subclass would match only one of them.
export const WholeResponse: new (whole: ArrayBuffer | string, init: ResponseInit) => WholeResponse =
  class extends Response {
    readonly #whole: ArrayBuffer | string

    constructor(whole: ArrayBuffer | string, init: ResponseInit) {
      super(null, init)
      this.#whole = whole
    }

    override async arrayBuffer(): Promise<ArrayBuffer> {
      return typeof this.#whole === 'string' ? new TextEncoder().encode(this.#whole).buffer : this.#whole
    }

    override async text(): Promise<string> {
      return typeof this.#whole === 'string' ? this.#whole : new TextDecoder().decode(this.#whole)
    }

    override async json(): Promise<unknown> {
      return JSON.parse(await this.text())
    }
  }

/** Largest body of an answer, decoded, in bytes. The longest list of a shop has a tenth of it. */
const ANSWER_MAX_BYTES = 10 * 1024 * 1024

/**
 * Waits for the whole of each answer: a body that stops half-way is a failure. So is a longer one than `maxBytes`
 * (default 10 MB), which would fill the memory of this process.
 */
export function receiveWhole(send: Send, maxBytes = ANSWER_MAX_BYTES): Send {
  return async (input, init) => {
    const response = await send(input, init)
    if (response instanceof WholeResponse) return response
    const { body } = response
    // A whole answer of another copy of this module has no body, nor have answers where `fetch` does not stream.
    return new WholeResponse(await (body ? readBody(body, maxBytes) : response.arrayBuffer()), response)
  }
}

async function readBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  maxBytes: number,
): Promise<ArrayBuffer> {
  const parts: BlobPart[] = []
  let bytes = 0
  // Not every browser can loop over a body.
  const reader = body.getReader()
  for (let part = await reader.read(); part.value !== undefined; part = await reader.read()) {
    bytes += part.value.length
    if (bytes > maxBytes) {
      void reader.cancel().catch(() => undefined)
      throw new Error(`The answer is longer than ${maxBytes} bytes`)
    }
    parts.push(part.value)
  }
  return new Blob(parts).arrayBuffer()
}

/**
 * Aborts `controller` with any of the signals, and returns a function that stops following them. Older engines have no
 * `AbortSignal.any`.
 */
function follow(
  controller: AbortController,
  signals: readonly (AbortSignal | null | undefined)[],
): () => void {
  const ends = signals.flatMap((signal) => {
    if (!signal) return []
    const abort = () => controller.abort(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    return [() => signal.removeEventListener('abort', abort)]
  })
  return () => ends.forEach((end) => end())
}

/**
 * Ends the request, including its body, after `ms` with a `TimeoutError`, or when `given` is aborted. The connection is
 * aborted, and the answer comes in time even from a `fetch` that ignores its signal. If no time is left, the request is
 * not sent.
 */
export function withDeadline(send: Send, ms: number, given?: AbortSignal): Send {
  const receive = receiveWhole(send)
  return async (input, init) => {
    const timeout = () => new DOMException(`No answer within ${ms} ms`, 'TimeoutError')
    if (ms <= 0) throw timeout()
    const end = new AbortController()
    const timer = setTimeout(() => end.abort(timeout()), ms)
    const unfollow = follow(end, [init?.signal, given])
    const { signal } = end
    try {
      return await Promise.race([receive(input, { ...init, signal }), rejectWhenAborted(signal)])
    } finally {
      clearTimeout(timer)
      unfollow()
    }
  }
}
