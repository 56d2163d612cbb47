import {
  type Endpoint,
  type EndpointAnswer,
  type EndpointBody,
  parseAnswer,
  toEndpointPath,
} from '@sorrel/contracts/http'
import { getProblemCode, parseProblem, type ProblemCode } from '@sorrel/contracts/problem'
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
  try {
    const answer = await fetch(toEndpointPath(endpoint, { storeApi }), {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', 'accept-language': locale },
      body: JSON.stringify(body),
    })
    const json: unknown = await answer.json().catch(() => undefined)
    if (!answer.ok) return err(parseProblem(json)?.error ?? { code: getProblemCode(answer.status) })
    const parsed = parseAnswer(endpoint, json)
    return parsed.ok ? parsed : err({ code: 'internal' })
  } catch {
    return err({ code: 'unavailable' })
  }
}
