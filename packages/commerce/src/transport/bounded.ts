import type { Send } from './send.ts'
import { WholeResponse } from './timeout.ts'

/** The largest body of an answer, decoded, in bytes. The longest list of a shop has a tenth of it. */
const ANSWER_MAX_BYTES = 10 * 1024 * 1024

/**
 * A `fetch` for servers that waits for the whole answer: a body that stops half-way is a failure. So is one of more
 * than `maxBytes` once it is decoded (default 10 MiB), since it would fill the memory of the process.
 */
export function boundFetch(send: Send, maxBytes = ANSWER_MAX_BYTES): Send {
  return async (input, init) => {
    const response = await send(input, init)
    if (response instanceof WholeResponse) return response
    const parts: Uint8Array[] = []
    let bytes = 0
    // Leaving the loop closes the connection.
    for await (const part of response.body ?? []) {
      bytes += part.length
      if (bytes > maxBytes) throw new Error(`The answer is longer than ${maxBytes} bytes`)
      parts.push(part)
    }
    const whole = new Uint8Array(bytes)
    let at = 0
    for (const part of parts) {
      whole.set(part, at)
      at += part.length
    }
    return new WholeResponse(whole.buffer, response)
  }
}
