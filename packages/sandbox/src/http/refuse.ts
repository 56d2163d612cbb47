import { toAnswer } from '@sorrel/contracts/http/answer'

/** The answer to a failed REST call, in the hosted service's format. */
export interface Failure {
  readonly status: number
  readonly code: string
  readonly message: string
  /** The wrong parameter. */
  readonly param?: string
  readonly headers?: Readonly<Record<string, string>>
}

export function fail({ status, code, message, param, headers = {} }: Failure): Response {
  return toAnswer({ error: { code, message, param } }, { status, headers })
}

export function notFound(what: string): Response {
  return fail({ status: 404, code: 'not_found', message: `There is no such ${what}.` })
}
