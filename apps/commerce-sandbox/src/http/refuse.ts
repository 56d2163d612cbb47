import { toAnswer } from '@sorrel/http/answer'

/** A failed REST call, as the hosted service words it. */
export interface Failure {
  readonly status: number
  readonly code: string
  readonly message: string
  /** The parameter at fault. */
  readonly param?: string
  readonly headers?: Readonly<Record<string, string>>
}

export function fail({ status, code, message, param, headers = {} }: Failure): Response {
  return toAnswer({ error: { code, message, param } }, { status, headers })
}

export function notFound(what: string): Response {
  return fail({ status: 404, code: 'not_found', message: `There is no such ${what}.` })
}
