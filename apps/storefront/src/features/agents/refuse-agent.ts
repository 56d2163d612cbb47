import { refuseAgentCall } from '@sorrel/agents/handler'
import { INERT_POLICY } from '#request/content-security-policy.ts'

interface Refused {
  readonly status: 429 | 503
  /** To wait, in milliseconds. */
  readonly ms: number
}

const REASONS = {
  429: { code: 'rate_limited', content: 'Too many calls' },
  503: { code: 'unavailable', content: 'Too many agents call at present' },
} as const

/** Says that an agent has to wait, as the protocol of the address says it. */
export async function refuseAgent(request: Request, { status, ms }: Refused): Promise<Response> {
  const retryAfterSeconds = Math.max(1, Math.ceil(ms / 1000))
  const answer = await refuseAgentCall(request, { ...REASONS[status], retryAfterSeconds })
  answer.headers.set('content-security-policy', INERT_POLICY)
  return answer
}
