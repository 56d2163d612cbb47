type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

interface Waiting {
  readonly body: string
  readonly answer: (response: Promise<Response>) => void
}

/**
 * A `fetch` that sends what is asked within `waitMs` as one GraphQL batch: for a service that takes lists. Calls with
 * other headers, another session for one, go in a batch of their own.
 */
export function createBatchingFetch(send: Send = fetch, waitMs = 5): Send {
  const batches = new Map<string, Waiting[]>()

  async function flush(key: string, input: RequestInfo | URL, init: RequestInit): Promise<void> {
    const batch = batches.get(key) ?? []
    batches.delete(key)
    const body = `[${batch.map((waiting) => waiting.body).join(',')}]`
    const list = send(input, { ...init, body, signal: null }).then(async (response) => ({
      response,
      answers: response.ok ? await response.json() : [],
    }))
    for (const [index, { answer }] of batch.entries()) {
      answer(list.then(({ response, answers }) => new Response(JSON.stringify(answers[index]), response)))
    }
  }

  return (input, init = {}) => {
    if (typeof init.body !== 'string') return send(input, init)
    const { body } = init
    const address = input instanceof Request ? input.url : input
    const key = JSON.stringify([address, ...new Headers(init.headers)])
    const waiting = batches.get(key)
    if (!waiting) setTimeout(() => flush(key, input, init), waitMs)
    return new Promise((resolve) => {
      batches.set(key, [...(waiting ?? []), { body, answer: resolve }])
    })
  }
}
