import { INERT_POLICY } from '../content-security-policy.ts'
import { getNoScriptErrorPage, type RefusedCode } from '../no-script-error-page.ts'

/** Why a request gets no answer of the shop's. */
export interface Refusal {
  readonly status: 400 | RefusedCode
  /** In English, for programs. */
  readonly text: string
  /** Methods that the address takes instead. */
  readonly allow?: string
  /** Whole seconds after which the same request may be answered. */
  readonly retryAfterSeconds?: number
}

/** The refused request. */
export interface Refused {
  /** Path and query. */
  readonly url: string
  /** Its `Accept`. */
  readonly accept: string | null | undefined
  /** Its id in the logs. */
  readonly requestId: string
}

/** The answer to a refused request: a page where somebody reads it, else one line of text. */
export function toRefusalAnswer(refusal: Refusal, { url, accept, requestId }: Refused): Response {
  const { status, text, allow, retryAfterSeconds } = refusal
  const isRead = accept?.includes('text/html') === true
  const page = isRead && status !== 400 ? getNoScriptErrorPage({ url, requestId, code: status }) : undefined
  return new Response(page?.html ?? `${text}\n`, {
    status,
    headers: {
      'content-type': `${page === undefined ? 'text/plain' : 'text/html'}; charset=utf-8`,
      'content-security-policy': page?.policy ?? INERT_POLICY,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      ...(status !== 400 && { vary: 'Accept' }),
      ...(allow !== undefined && { allow }),
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    },
  })
}
