import { INERT_POLICY } from '../content-security-policy.ts'

/** Why a request gets no answer of the shop's. */
export interface Refusal {
  readonly status: 400 | 405 | 414 | 429 | 503
  /** In English, for senders of requests that no page of ours sends. */
  readonly text: string
  /** Methods that the address takes instead. */
  readonly allow?: string
  /** Whole seconds after which the same request may be answered. */
  readonly retryAfterSeconds?: number
}

/** A document without script, with the policy that it needs. */
export interface NoScriptErrorPage {
  readonly html: string
  readonly policy: string
}

/** Whether a person may meet a refusal of this status as a page. */
export const hasPage = ({ status }: Refusal): boolean => status === 429 || status === 503

/** The answer to a refused request: a page where somebody reads it, else one line of text. */
export function toRefusalAnswer(refusal: Refusal, page?: NoScriptErrorPage): Response {
  const { status, text, allow, retryAfterSeconds } = refusal
  return new Response(page?.html ?? `${text}\n`, {
    status,
    headers: {
      'content-type': `${page === undefined ? 'text/plain' : 'text/html'}; charset=utf-8`,
      'content-security-policy': page?.policy ?? INERT_POLICY,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      ...(hasPage(refusal) && { vary: 'Accept' }),
      ...(allow !== undefined && { allow }),
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    },
  })
}
