import {
  callEndpoint,
  type Endpoint,
  type EndpointAnswer,
  type EndpointBody,
  getCallCode,
} from '@sorrel/contracts/http'
import type { ProblemCode } from '@sorrel/contracts/problem'
import { err, type Result } from '@sorrel/domain/result'

export interface SendOptions<E extends Endpoint> {
  readonly endpoint: E
  readonly body: EndpointBody<E>
  /** First path segment of our own endpoints. */
  readonly storeApi: string
  /** Language of the page. */
  readonly locale: string
}

/** Why the shop did not do it. `unavailable` also where it could not be reached. */
export interface SendFailure {
  readonly code: ProblemCode
  readonly fields?: Readonly<Record<string, string>> | undefined
}

/** Sends a form's body to one of our own endpoints. */
export async function sendForm<E extends Endpoint>({
  endpoint,
  body,
  storeApi,
  locale,
}: SendOptions<E>): Promise<Result<EndpointAnswer<E>, SendFailure>> {
  const answer = await callEndpoint(endpoint, { storeApi, body, headers: { 'accept-language': locale } })
  if (answer.ok) return answer
  const { error } = answer
  return err({ code: getCallCode(error), fields: error.kind === 'http' ? error.fields : undefined })
}
