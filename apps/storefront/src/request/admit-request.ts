import { getSessionCookie } from '@sorrel/commerce/session-cookie'
import { endedSessions } from '#backend/ended-sessions.ts'
import { env } from '#config/env.ts'
import { admit, type Admitted } from './wall.ts'

/** The front, a server of our own around Next, has found out whom a request comes from. */
export const hasFront = (): boolean => process.env.SHOP_FRONT === '1'

/** A request to this shop as the app may trust it. */
export function admitRequest(headers: Headers): Admitted {
  return admit(headers, {
    addressHops: hasFront() ? 1 : env.proxyHops,
    isProxied: env.proxyHops > 0,
    sessionCookie: getSessionCookie(env.publicOrigin).name,
    isEnded: endedSessions.has,
  })
}
