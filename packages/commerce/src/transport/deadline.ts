import type { Send } from './send.ts'

/** How long one try may take. */
export const TRY_TIMEOUT_MS = 8000

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304])

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(signal.reason)
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
}

async function receive(send: Send, input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const response = await send(input, init)
  const body = WITHOUT_BODY.has(response.status) ? null : await response.arrayBuffer()
  return new Response(body, response)
}

/**
 * Ends the request, its body included, after `ms` with a `TimeoutError`. The connection is aborted, and the answer
 * comes in time even from a `fetch` that ignores its signal.
 */
export function withDeadline(send: Send, ms: number): Send {
  return async (input, init) => {
    const deadline = new AbortController()
    const end = () => deadline.abort(new DOMException(`No answer within ${ms} ms`, 'TimeoutError'))
    const timer = setTimeout(end, ms)
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline.signal]) : deadline.signal
    try {
      return await Promise.race([receive(send, input, { ...init, signal }), rejectWhenAborted(signal)])
    } finally {
      clearTimeout(timer)
    }
  }
}
