import { type Endpoint, type EndpointBody, parseBody } from '@sorrel/contracts/http'
import { readText } from '@sorrel/contracts/http/body'
import type { Secrets } from '@sorrel/contracts/http/token'
import { createWebhookReader } from '@sorrel/contracts/http/webhook'
import { err, type Result } from '@sorrel/domain/result'
import type { RateLimits } from './rate-limit.ts'
import type { Refusal } from './answer.ts'

/** A hundred products. */
const CALL_MAX_BYTES = 128 * 1024

export interface CallReaderOptions {
  /** A call may be signed with any of them. */
  readonly secrets: Secrets
  readonly limits: RateLimits
}

/** Reads the body of another part of the shop's signed call. The same call counts once. */
export function createCallReader({ secrets, limits }: CallReaderOptions) {
  const isNew = async (id: string) => !(await limits.spend('message', id)).isOver
  const readWebhook = createWebhookReader({ secrets, isNew })
  return async <E extends Endpoint>(
    endpoint: E,
    request: Request,
  ): Promise<Result<EndpointBody<E>, Refusal>> => {
    const text = await readText(request, CALL_MAX_BYTES)
    if (!text.ok) return text
    const message = await readWebhook({ headers: request.headers, body: text.value })
    if (message === undefined)
      return err({ code: 'unauthenticated', message: 'The call is not signed as it must be.' })
    const body = parseBody(endpoint, message.content)
    return body.ok ? body : err(toInvalidCall(body.error))
  }
}

/** The refusal of a call with wrong fields. */
export function toInvalidCall(fields: Readonly<Record<string, string>>): Refusal {
  return { code: 'invalid', message: 'The call is not as it must be.', fields }
}
