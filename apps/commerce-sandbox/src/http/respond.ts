/** A JSON answer. */
export function json(body: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers)
  if (!headers.has('content-type')) headers.set('content-type', 'application/json; charset=utf-8')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return new Response(JSON.stringify(body), { ...init, headers })
}

/** A failed REST call, as the hosted service words it. Contract section 2, error shapes. */
export interface Failure {
  readonly status: number
  readonly code: string
  readonly message: string
  /** The parameter at fault. */
  readonly param?: string
  readonly headers?: Readonly<Record<string, string>>
}

export function fail({ status, code, message, param, headers }: Failure): Response {
  return json(
    { error: { code, message, ...(param === undefined ? {} : { param }) } },
    { status, ...(headers ? { headers } : {}) },
  )
}

export function notFound(what: string): Response {
  return fail({ status: 404, code: 'not_found', message: `There is no such ${what}.` })
}
