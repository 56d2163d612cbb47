import { createHash } from 'node:crypto'
import { unstable_cache } from 'next/cache'

/** How long an anonymous read is cached when no webhook drops it earlier. See docs/adr/0001-cached-pages-per-market.md. */
export const CACHE_SECONDS = 300

interface Answer {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

/** Next logs what stops a renewal: the message names the status only, and the answer stays out of the log. */
class UncachedAnswer extends Error {
  readonly #answer: Answer
  constructor(answer: Answer) {
    super(`The service answered ${answer.status}: not cached`)
    this.#answer = answer
  }

  get answer(): Answer {
    return this.#answer
  }
}

function hasErrors(body: string): boolean {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null && ('errors' in parsed || 'error' in parsed)
  } catch {
    return true
  }
}

async function fetchAnswer(url: string, init: RequestInit | undefined): Promise<Answer> {
  const response = await fetch(url, { ...init, cache: 'no-store' })
  const contentType = response.headers.get('content-type') ?? 'application/json'
  return { status: response.status, contentType, body: await response.text() }
}

function toResponse({ status, contentType, body }: Answer): Response {
  return new Response(body, { status, headers: { 'content-type': contentType } })
}

/**
 * A `fetch` for anonymous reads of the commerce service whose good answers are cached under `tags`. A GraphQL failure
 * comes with status 200 too, so Next's own fetch cache would store it: here an answer with another status, with `errors`
 * or with a body that is not JSON is passed on and not cached. Headers are part of the key: one of them names the
 * language.
 */
export function createCachedFetch(tags: readonly string[]): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const body = typeof init?.body === 'string' ? init.body : ''
    const request = [init?.method ?? 'GET', url, body, [...new Headers(init?.headers)]]
    const key = createHash('sha256').update(JSON.stringify(request)).digest('hex')
    const read = unstable_cache(
      async () => {
        const answer = await fetchAnswer(url, init)
        if (answer.status !== 200 || hasErrors(answer.body)) throw new UncachedAnswer(answer)
        return answer
      },
      [key],
      { tags: [...tags], revalidate: CACHE_SECONDS },
    )
    try {
      return toResponse(await read())
    } catch (failure) {
      if (failure instanceof UncachedAnswer) return toResponse(failure.answer)
      throw failure
    }
  }
}
