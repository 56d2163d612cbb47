import { isFormMessage } from '@sorrel/contracts/forms'
import {
  type CallError,
  callEndpoint,
  type CallOptions,
  type Endpoint,
  type EndpointBody,
} from '@sorrel/contracts/http'
import { err } from '@sorrel/domain/result'
import type { ActionResult } from '../account-actions/action.ts'
import type { ActionFailure } from '../account-actions/failure.ts'
import type { CallSettings } from './transport.ts'

export interface EndpointSenderOptions
  extends Pick<CallOptions<Endpoint>, 'fetch' | 'origin' | 'storeApi' | 'timeoutMs'> {
  /** Language of the page, used for mails and names. */
  readonly locale: string
}

/** Sends an endpoint's input and returns its answer. */
export type SendEndpoint = <E extends Endpoint>(
  endpoint: E,
  body: EndpointBody<E>,
  settings?: CallSettings,
) => ActionResult<E>

/** Calls any endpoint of a shop's own, with the failures of an action. */
export function createEndpointSender({ locale, ...place }: EndpointSenderOptions): SendEndpoint {
  return async (endpoint, body, { signal } = {}) => {
    const headers = { 'accept-language': locale }
    const answer = await callEndpoint(endpoint, { ...place, body, headers, signal })
    return answer.ok ? answer : err(toFailure(answer.error))
  }
}

const REFUSALS = ['unauthenticated', 'expired', 'not_found', 'conflict'] as const

function toFailure(error: CallError): ActionFailure {
  if (error.kind !== 'http') return { kind: 'upstream', message: `The call ended with ${error.kind}` }
  const { code, status, fields, requestId } = error
  const known = { message: `The endpoint answered ${status}`, requestId }
  const refusal = REFUSALS.find((kind) => kind === code)
  if (refusal !== undefined) return { ...known, kind: refusal }
  if (code === 'throttled') return { ...known, kind: 'throttled' }
  if (code !== 'invalid') return { ...known, kind: 'upstream' }
  const messages = Object.entries(fields).flatMap(([field, text]) =>
    isFormMessage(text) ? [[field, text] as const] : [],
  )
  return {
    ...known,
    kind: 'invalid',
    fields: messages.length === 0 ? undefined : Object.fromEntries(messages),
  }
}
