/** The target of a request, as `fetch` takes it; declared without DOM types, which a server may not have. */
export type SendTarget = string | URL | Request

/** One request over the wire: `fetch`, or something that decorates it. */
export type Send = (input: SendTarget, init?: RequestInit) => Promise<Response>

/** Adds headers to each request; those with no value are left out. */
export function withHeaders(
  send: Send,
  getHeaders: () => Readonly<Record<string, string | undefined>>,
): Send {
  return (input, init) => {
    const headers = new Headers(init?.headers)
    for (const [name, value] of Object.entries(getHeaders())) {
      if (value !== undefined) headers.set(name, value)
    }
    return send(input, { ...init, headers })
  }
}

/** Reads and stores the session token. This package stores nothing itself. */
export interface SessionHooks {
  /** Returns the token to send; called for each request. */
  readonly getSession?: (() => string | undefined) | undefined
  /** Called with a token that differs from the one sent. */
  readonly onSession?: ((token: string) => void) | undefined
  /** Called when the service rejects the token as damaged. The call is repeated without it, anonymously. */
  readonly onSessionLost?: (() => void) | undefined
}

/** The service's status for a truncated token. */
const DAMAGED_TOKEN_STATUS = 400

/**
 * Sends the token as `x-session` and passes a new one of the answer to `onSession`. The service refuses every call with
 * a damaged token and never repairs it, so such a token is dropped; a percent-encoded one is decoded first. See
 * docs/commerce-service.md#sessions.
 */
export function withSession(send: Send, { getSession, onSession, onSessionLost }: SessionHooks): Send {
  const sendAs = (token: string | undefined) => withHeaders(send, () => ({ 'x-session': token }))
  return async (input, init) => {
    const sent = getSession?.()?.replaceAll(/%3a/gi, ':')
    const first = await sendAs(sent)(input, init)
    const isRefused = sent !== undefined && first.status === DAMAGED_TOKEN_STATUS
    const second = isRefused ? await sendAs(undefined)(input, init) : undefined
    const isLost = second !== undefined && second.status !== DAMAGED_TOKEN_STATUS
    if (isLost) onSessionLost?.()
    const response = isLost ? second : first
    const received = response.headers.get('x-session')
    if (received && received !== sent) onSession?.(received)
    return response
  }
}
