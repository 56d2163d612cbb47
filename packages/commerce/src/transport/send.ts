/** One request over the wire: `fetch`, or something that decorates it. */
export type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

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

/** Reads and stores the session token. This package has no store of its own. */
export interface SessionHooks {
  /** The token to send, read anew for each request. */
  readonly getSession?: (() => string | undefined) | undefined
  /** Called with a token that differs from the one sent. */
  readonly onSession?: ((token: string) => void) | undefined
}

/** Sends the token as `x-session` and passes a new one of the answer to `onSession`. */
export function withSession(send: Send, { getSession, onSession }: SessionHooks): Send {
  return async (input, init) => {
    const sent = getSession?.()
    const response = await withHeaders(send, () => ({ 'x-session': sent }))(input, init)
    const received = response.headers.get('x-session')
    if (received && received !== sent) onSession?.(received)
    return response
  }
}
