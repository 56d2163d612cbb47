import { withHeaders, type Send } from './send.ts'

/** Where the visitor's token comes from and goes to. Its store is the caller's: this package keeps none. */
export interface SessionHooks {
  /** The token to send, read anew for each request. */
  readonly getSession?: (() => string | undefined) | undefined
  /** Told of a token that differs from the one sent. */
  readonly onSession?: ((token: string) => void) | undefined
}

/** Sends the token as `x-session` and hands on the one that comes back. */
export function withSession(send: Send, { getSession, onSession }: SessionHooks): Send {
  return async (input, init) => {
    const sent = getSession?.()
    const response = await withHeaders(send, () => ({ 'x-session': sent }))(input, init)
    const received = response.headers.get('x-session')
    if (received && received !== sent) onSession?.(received)
    return response
  }
}
