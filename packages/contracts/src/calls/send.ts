import { err, ok, type Result } from '@sorrel/domain/result'
import { getProblemCode, parseProblem, type ProblemCode } from '../problem.ts'
import { type CallTarget, type EndpointAddress, toEndpointPath } from './address.ts'

/**
 * Why a call failed: the request never arrived (`network`), it took too long (`timeout`), it was refused (`http`, with
 * the problem's code and the errors by field), or the answer could not be read (`decode`).
 */
export type CallError =
  | { readonly kind: 'network' | 'timeout' | 'decode' }
  | {
      readonly kind: 'http'
      readonly status: number
      readonly code: ProblemCode
      /** Message keys by field name. */
      readonly fields: Readonly<Record<string, string>>
      /** Id of the request in the logs; unset where the answer had none. */
      readonly requestId?: string | undefined
    }

/** One of our own endpoints as a browser calls it. */
export interface Call<Answer> extends CallTarget {
  /** Reads the answer of a successful call; undefined for one of another shape. It may load its code first. */
  readonly readAnswer: (json: unknown) => Answer | undefined | Promise<Answer | undefined>
}

export interface SendOptions extends EndpointAddress {
  /** Sent as JSON, form data as it is. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly signal?: AbortSignal | undefined
  /** Default: no limit of our own. */
  readonly timeoutMs?: number | undefined
  /** Where the endpoint is. Default: the page's own origin. */
  readonly origin?: string | undefined
  /** Default the platform's. */
  readonly fetch?: ((input: string, init: RequestInit) => Promise<Response>) | undefined
}

/** Sends a call to one of our own endpoints. Failures are values; nothing rejects. */
export async function sendCall<Answer>(
  call: Call<Answer>,
  options: SendOptions = {},
): Promise<Result<Answer, CallError>> {
  const { body, origin = '', timeoutMs, signal, fetch: send = fetch } = options
  const isJson = body !== undefined && !(body instanceof FormData)
  const deadline = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)
  // `AbortSignal.any` is missing in older engines, so it is called only when both signals are there.
  const end = signal && deadline ? AbortSignal.any([signal, deadline]) : (signal ?? deadline)
  try {
    const response = await send(`${origin}${toEndpointPath(call, options)}`, {
      method: call.method,
      headers: { ...(isJson && { 'content-type': 'application/json' }), ...options.headers },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      ...(end && { signal: end }),
    })
    return await readAnswer(call, response)
  } catch {
    return err({ kind: deadline?.aborted === true ? 'timeout' : 'network' })
  }
}

async function readAnswer<Answer>(
  call: Call<Answer>,
  response: Response,
): Promise<Result<Answer, CallError>> {
  const json: unknown = await response.json().catch(() => undefined)
  if (!response.ok) {
    const { status } = response
    const problem = parseProblem(json)?.error
    const code = problem?.code ?? getProblemCode(status)
    return err({
      kind: 'http',
      status,
      code,
      fields: problem?.fields ?? {},
      requestId: problem?.requestId || undefined,
    })
  }
  const answer = await call.readAnswer(json)
  return answer === undefined ? err({ kind: 'decode' }) : ok(answer)
}

/**
 * The code that fits a failed call best: `unavailable` without an answer, `internal` for an answer that cannot be read.
 */
export function getCallCode(error: CallError): ProblemCode {
  if (error.kind === 'http') return error.code
  return error.kind === 'decode' ? 'internal' : 'unavailable'
}
