import {
  CART_COUNT_COOKIE,
  PRICE_GROUP_COOKIE,
  SESSION_LOST_COOKIE,
  SESSION_MARK_COOKIE,
} from '@sorrel/contracts/cart-marks'
import { getCartCount } from '@sorrel/domain/cart'
import { readCookie } from '@sorrel/contracts/http/request'
import { type CommerceClientOptions, createCommerceClient } from '../client.ts'
import { getSessionCookie, isSessionToken } from '../session-cookie.ts'
import type { StoreContext } from './context.ts'

export interface CookieContextOptions
  extends Omit<CommerceClientOptions, 'getSession' | 'onSession' | 'onSessionLost'> {
  /** Origin of the pages. Over https the session's cookie is bound to its host. */
  readonly origin: string
  /** ISO 4217 code of the cart's amounts where a call names none. Default: the store's own. */
  readonly getCurrency?: ((request: Request) => string | undefined) | undefined
  /** The visitor's network address, by which tries are counted. Default: it is not known. */
  readonly getAddress?: ((request: Request) => string) | undefined
}

const LOCALE = /^[a-z]{2}(-[A-Z]{2})?/

/** A shopper who does not come back within this time is not told that the cart is new. */
const LOST_NOTICE_SECONDS = 600

/** Changes of the visitor's cookies by a call. */
interface CookieChange {
  token?: string
  count?: number
  group?: string | undefined
  isLost?: boolean
}

/**
 * Keeps each visitor's session in a cookie that page code cannot read. Beside it are the cookies for page code, which
 * `createCartHandle` reads: the number of pieces in the cart, and whether the session changed, was lost or belongs to a
 * group.
 */
export function createCookieContext(options: CookieContextOptions): (request: Request) => StoreContext {
  const { origin, getCurrency, getAddress, ...connection } = options
  const { name, attributes } = getSessionCookie(origin)
  return (request) => {
    const sent = readCookie(request, name)
    const token = sent === undefined ? undefined : toToken(sent)
    const change: CookieChange = {}
    const commerce = createCommerceClient({
      ...connection,
      getSession: () => (change.isLost ? change.token : (change.token ?? token)),
      onSession: (next) => {
        change.token = next
      },
      onSessionLost: () => {
        change.isLost = true
        change.group = undefined
      },
    })
    return {
      commerce,
      hasSession: token !== undefined,
      key: token ?? '',
      currency: getCurrency?.(request),
      locale: LOCALE.exec(request.headers.get('accept-language') ?? '')?.[0],
      address: getAddress?.(request) ?? '',
      noteCart: (cart) => {
        change.count = getCartCount(cart ?? { items: [] })
      },
      noteGroup: (group) => {
        change.group = group
      },
      // The service has ended it, and the cookie gets the next one.
      endSession: () => undefined,
      toResponse: (answer) => {
        const set = (key: string, value: string, { isOpen = true, maxAge = attributes.maxAge } = {}) =>
          answer.headers.append(
            'set-cookie',
            toSetCookie(key, value, { ...attributes, httpOnly: !isOpen, maxAge }),
          )
        if (change.token !== undefined) {
          set(name, change.token, { isOpen: false })
          set(SESSION_MARK_COOKIE, crypto.randomUUID().slice(0, 8))
        } else if (change.isLost) set(name, '', { isOpen: false, maxAge: 0 })
        if (change.isLost) set(SESSION_LOST_COOKIE, '1', { maxAge: LOST_NOTICE_SECONDS })
        if ('group' in change)
          set(PRICE_GROUP_COOKIE, change.group ? '1' : '', change.group ? {} : { maxAge: 0 })
        if (change.count !== undefined)
          set(CART_COUNT_COOKIE, String(change.count), change.count > 0 ? {} : { maxAge: 0 })
        return answer
      },
    }
  }
}

/** A value with invalid encoding was written by another program: no session. */
function toToken(value: string): string | undefined {
  try {
    const token = decodeURIComponent(value)
    return isSessionToken(token) ? token : undefined
  } catch {
    return undefined
  }
}

type Attributes = Omit<ReturnType<typeof getSessionCookie>['attributes'], 'httpOnly' | 'maxAge'> & {
  readonly httpOnly: boolean
  readonly maxAge: number
}

function toSetCookie(
  name: string,
  value: string,
  { httpOnly, sameSite, secure, path, maxAge }: Attributes,
): string {
  const flags = [httpOnly ? 'HttpOnly' : '', secure ? 'Secure' : ''].filter(Boolean)
  return [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    `SameSite=${sameSite}`,
    ...flags,
  ].join('; ')
}
