/** Reasons why a call failed, with their REST status and JSON-RPC code. */
export const FAILURES = {
  invalid_request: { status: 400, rpcCode: -32602 },
  request_too_large: { status: 400, rpcCode: -32602 },
  invalid_profile_url: { status: 400, rpcCode: -32001 },
  profile_unreachable: { status: 424, rpcCode: -32001 },
  profile_malformed: { status: 422, rpcCode: -32001 },
  version_unsupported: { status: 422, rpcCode: -32001 },
  signature_missing: { status: 401, rpcCode: -32000 },
  signature_invalid: { status: 401, rpcCode: -32000 },
  key_not_found: { status: 401, rpcCode: -32000 },
  digest_mismatch: { status: 400, rpcCode: -32600 },
  algorithm_unsupported: { status: 400, rpcCode: -32600 },
  origin_forbidden: { status: 403, rpcCode: -32000 },
  not_found: { status: 404, rpcCode: -32601 },
  idempotency_conflict: { status: 409, rpcCode: -32000 },
  rate_limited: { status: 429, rpcCode: -32000 },
  unavailable: { status: 503, rpcCode: -32000 },
  internal: { status: 500, rpcCode: -32603 },
} as const

export type FailureCode = keyof typeof FAILURES

/** A failed call. */
export interface Failure {
  readonly code: FailureCode
  /** For the agent's developer, in English. */
  readonly content: string
  /** URL where a person can continue instead. */
  readonly continue_url?: string
  readonly retryAfterSeconds?: number
}

/** The outcome of a call. The body of an answer is the same over every transport. */
export type Outcome =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>>; readonly isNew?: boolean }
  | { readonly ok: false; readonly failure: Failure }

export function fail(failure: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure }
}
