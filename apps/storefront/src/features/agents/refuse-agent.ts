import { INERT_POLICY } from '#request/content-security-policy.ts'

/** Where agents call by the Model Context Protocol: its failures have a shape of their own. */
const MCP_PATH = '/ucp/mcp'

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
export function refuseAgent({ url }: Request, { status, ms }: Refused): Response {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  const { code, content } = REASONS[status]
  const error = { code: -32000, message: content, data: { code, content, retry_after: seconds } }
  const isMcp = new URL(url).pathname.startsWith(MCP_PATH)
  return Response.json(isMcp ? { jsonrpc: '2.0', id: null, error } : REASONS[status], {
    status,
    headers: {
      'cache-control': 'no-store',
      'retry-after': String(seconds),
      'content-security-policy': INERT_POLICY,
    },
  })
}
