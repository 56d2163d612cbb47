import { err, ok, type Result } from '@sorrel/domain/result'
import { isServiceFailure, type CommerceError } from '../error.ts'
import type { FailureHooks } from '../exchanges.ts'
import { withOwnSession, type CallOptions } from './call.ts'
import { createCoalescer } from './coalesce.ts'
import { composeSend, type Transport } from './compose-send.ts'
import type { Send } from './send.ts'
import { toHttpError, toSendError } from './to-error.ts'

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
  if (!response.ok) return err(toHttpError(operation, response.status))
  try {
    return ok(await response.json())
  } catch {
    return err({ kind: 'decode', operation, message: 'The answer is not JSON' })
  }
}

function createSend(settings: RestSettings, request: RestRequest, call: CallOptions): Send {
  const headers = {
    accept: 'application/json',
    authorization: `Basic ${btoa(settings.publicKey)}`,
    'cache-control': 'no-cache',
    'x-locale': request.locale,
    'x-currency': request.currency,
  }
  return composeSend({ ...settings, headers }, 'query', call)
}

async function read(settings: RestSettings, request: RestRequest, call: CallOptions): Promise<RestAnswer> {
  const operation = request.path
  try {
    const response = await createSend(settings, request, call)(toUrl(settings.url, request))
    return await parseAnswer(operation, response)
  } catch (failure) {
    if (call.signal?.aborted) return err({ kind: 'network', operation, message: 'Given up', aborted: true })
    return err(toSendError({ operation, failure }))
  }
}

/** Reads REST with the rules of the GraphQL calls: headers, session, deadlines, retries, coalescing, failure reports. */
export function createRestReader(settings: RestSettings) {
  const coalescer = createCoalescer<RestAnswer>()
  return async (request: RestRequest, options: CallOptions = {}): Promise<RestAnswer> => {
    const call = withOwnSession(options, settings)
    const start = () => read(settings, request, call)
    const isShared = !call.signal && !call.onSession
    const key = JSON.stringify([call.session, request, call.budgetMs])
    const answer = await (isShared ? coalescer.run(key, start) : start())
    if (answer.ok) settings.onSuccess?.()
    else if (isServiceFailure(answer.error)) settings.onFailure?.(answer.error)
    return answer
  }
}
