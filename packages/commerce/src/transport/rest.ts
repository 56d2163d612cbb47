import { err, ok, type Result } from '@sorrel/domain/result'
import { isServiceFailure, type CommerceError } from '../error.ts'
import type { FailureHooks } from '../exchanges.ts'
import { withOwnSession, type CallOptions } from './call.ts'
import { parseRetryAfter } from './retry.ts'
import { toHttpError, toSendError } from './to-error.ts'
import { createAttempts, type Transport, type Attempt } from './attempts.ts'

/** A read of the service's REST interface. */
export interface RestRequest {
  /** Below `/api`, with a leading slash. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | undefined>> | undefined
  readonly locale?: string | undefined
  readonly currency?: string | undefined
}

export interface RestSettings extends Omit<Transport, 'headers'>, FailureHooks {
  /** The store's origin. */
  readonly url: string
  readonly publicKey: string
}

/** The JSON of the answer; nothing when the service answers 404. */
export type RestAnswer = Result<unknown, CommerceError>

function toUrl(base: string, { path, query = {} }: RestRequest): string {
  const url = new URL(`/api${path}`, base)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url.href
}

async function parseAnswer(operation: string, response: Response): Promise<RestAnswer> {
  if (response.status === 404) return ok(undefined)
  if (!response.ok) {
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), Date.now())
    return err({
      ...toHttpError(operation, response.status),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    })
  }
  try {
    return ok(await response.json())
  } catch {
    return err({ kind: 'decode', operation, message: 'The answer is not JSON' })
  }
}

async function read(settings: RestSettings, request: RestRequest, call: CallOptions): Promise<RestAnswer> {
  const { path: operation, locale, currency } = request
  const headers = {
    accept: 'application/json',
    authorization: `Basic ${btoa(settings.publicKey)}`,
    'cache-control': 'no-cache',
    'x-locale': locale,
    'x-currency': currency,
  }
  try {
    const url = toUrl(settings.url, request)
    const { send, canRetry } = createAttempts({ ...settings, headers }, 'query', call)
    const attempt = async (): Promise<Attempt> =>
      send(url).then(
        (response) => ({ response }),
        (failure: unknown) => ({ failure }),
      )
    const first = await attempt()
    const last = canRetry(first) ? await attempt() : first
    if ('failure' in last) throw last.failure
    return await parseAnswer(operation, last.response)
  } catch (failure) {
    if (call.signal?.aborted) return err({ kind: 'network', operation, message: 'Given up', aborted: true })
    return err(toSendError({ operation, failure }))
  }
}

/**
 * Reads REST with the rules of the GraphQL calls: headers, session, deadlines, retries, failure reports. Equal
 * simultaneous reads of one session share the answer, except those with a signal or hook of their own.
 */
export function createRestReader(settings: RestSettings) {
  const running = new Map<string, Promise<RestAnswer>>()
  const share = (request: RestRequest, call: CallOptions): Promise<RestAnswer> => {
    if (call.signal || call.onSession) return read(settings, request, call)
    const key = JSON.stringify([call.session, request, call.budgetMs])
    const answer = running.get(key) ?? read(settings, request, call).finally(() => running.delete(key))
    running.set(key, answer)
    return answer
  }
  return async (request: RestRequest, options: CallOptions = {}): Promise<RestAnswer> => {
    const answer = await share(request, withOwnSession(options, settings))
    if (answer.ok) settings.onSuccess?.()
    else if (isServiceFailure(answer.error)) settings.onFailure?.(answer.error)
    return answer
  }
}
