import { WholeResponse } from '@sorrel/commerce/exchanges'

/** Largest body of an answer, decoded, in bytes. The longest list of a shop has a tenth of it. */
const ANSWER_MAX_BYTES = 10 * 1024 * 1024

/**
 * Sends a request and waits for the whole answer: a body that stops half-way is a failure. So is a longer one, which
 * would fill the memory of this process.
 */
export async function receiveBounded(
  send: typeof fetch,
  ...request: Parameters<typeof fetch>
): Promise<Response> {
  const response = await send(...request)
  if (response instanceof WholeResponse) return response
  const parts: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop closes the connection.
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > ANSWER_MAX_BYTES) throw new Error(`The answer is longer than ${ANSWER_MAX_BYTES} bytes`)
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
