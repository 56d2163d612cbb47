import type { Result } from '@sorrel/domain/result'
import { type CallError, sendCall, type SendOptions } from '../calls/send.ts'
import { type Endpoint, type EndpointAnswer, type EndpointBody, parseAnswer } from './endpoint.ts'

export interface CallOptions<E extends Endpoint> extends SendOptions {
  /** Sent as JSON; form data for a multipart endpoint. */
  readonly body?: EndpointBody<E> | FormData | undefined
}

/** Calls one of our own endpoints. Failures are values; nothing rejects. */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<Result<EndpointAnswer<E>, CallError>> {
  const { method, path } = endpoint
  const readAnswer = (json: unknown) => {
    const answer = parseAnswer(endpoint, json)
    return answer.ok ? answer.value : undefined
  }
  return sendCall({ method, path, readAnswer }, options)
}
