/** The cookie of a shop that keeps its visitors' sessions on its server. */

/** How long a visitor's session lives in the browser: seven days, in seconds. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60

/** Whether a cookie's value can be a token of the service. Any other value was written by somebody else: a stranger. */
export function isSessionToken(value: string): boolean {
  return /^[\w.~:%-]{1,200}$/.test(value)
}

/**
 * The cookie with the commerce service's session token: inaccessible to page JavaScript and, over https, bound to the
 * host by its name. `framed` is for a shop that is shown in another site's editor: there the cookie may cross sites,
 * for that editor only.
 */
export function getSessionCookie(publicOrigin: string, { framed = false } = {}) {
  const secure = publicOrigin.startsWith('https:')
  const partitioned = framed && secure
  return {
    name: secure ? '__Host-session' : 'session',
    attributes: {
      httpOnly: true,
      sameSite: partitioned ? 'none' : 'lax',
      secure,
      partitioned,
      path: '/',
      maxAge: SESSION_SECONDS,
    },
  } as const
}
