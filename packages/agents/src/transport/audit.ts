import type { OperationName } from '../model/capabilities.ts'
import type { Outcome } from '../model/outcome.ts'

/** One call, for a log, without personal data. */
export interface AgentAudit {
  readonly transport: 'rest' | 'mcp'
  /** Undefined where a call was refused before it was read. */
  readonly operation: OperationName | undefined
  /** Host of the profile that the caller names. */
  readonly agent: string | undefined
  /** Whether a signature has proved that host. */
  readonly isVerified: boolean
  /** `success`, the first code of a refusal, or the code of a failure. */
  readonly outcome: string
  readonly requestId: string
  readonly ms: number
}

/** The host of a profile's address; undefined for none. */
export function getAgentHost(profile: string | undefined): string | undefined {
  return (profile === undefined ? null : URL.parse(profile))?.host.slice(0, 253) || undefined
}

export function getOutcomeCode(outcome: Outcome): string {
  if (!outcome.ok) return outcome.failure.code
  const { ucp, messages } = outcome.body
  const isRefused = typeof ucp === 'object' && ucp !== null && 'status' in ucp && ucp.status === 'error'
  const [first]: readonly unknown[] = isRefused && Array.isArray(messages) ? messages : []
  return typeof first === 'object' && first !== null && 'code' in first ? String(first.code) : 'success'
}
