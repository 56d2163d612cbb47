import { ADDRESS_HEADER } from '#request/client-address.ts'
import type { StoreContext } from '@sorrel/commerce/server'
import {
  CART_COUNT_COOKIE,
  PRICE_GROUP_COOKIE,
  SESSION_LOST_COOKIE,
  SESSION_MARK_COOKIE,
} from '@sorrel/contracts/cart-marks'
import { getCartCount } from '@sorrel/domain/cart'
import { createHash, randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { createSessionCommerce } from '#backend/commerce.ts'
import { CURRENCY_COOKIE, parseCurrency } from '#request/currency-cookie.ts'
import { env } from '#config/env.ts'
import { getPreviewCookie } from '#request/preview-cookie.ts'
import { endedSessions } from '#backend/ended-sessions.ts'
import { createDeviceReader, type Device, getDeviceCookie } from './known-device.ts'
import { getSessionCookie } from '@sorrel/commerce/session-cookie'

const preview = getPreviewCookie(env)
const deviceCookie = getDeviceCookie(env.publicOrigin)
/** Without a configured secret each process creates one, so devices are known only until the process ends. */
const readDevice = createDeviceReader(env.deviceSecret ?? [randomBytes(32).toString('hex')])
/** A shopper who does not come back within this time is not told that the cart is new. */
const LOST_NOTICE_SECONDS = 600
const LOCALE = /^[a-z]{2}(-[A-Z]{2})?/

/** The context of a call of an endpoint: who calls, in which language and currency. */
export interface RequestContext extends StoreContext {
  /** The visitor's browser, and who has logged in with it. */
  readonly device: Device
}

/** Changes of the visitor's cookies by a call. */
interface CookieChange {
  /** The session's new token. */
  token?: string
  count?: number
  /** Whether the visitor belongs to a group; undefined where the call did not ask. */
  isOfGroup?: boolean
  isLost?: boolean
  isEnded?: boolean
}

export async function createRequestContext(request: NextRequest): Promise<RequestContext> {
  const framed = (await preview?.isValid(request.cookies.get(preview.name)?.value)) === true
  const cookie = getSessionCookie(env.publicOrigin, { framed })
  const token = request.cookies.get(cookie.name)?.value
  const device = await readDevice(request.cookies.get(deviceCookie.name)?.value)
  const change: CookieChange = {}
  const commerce = createSessionCommerce({
    token,
    onSession: (next) => {
      change.token = next
    },
    onSessionLost: () => {
      change.isLost = true
      change.isOfGroup = false
    },
  })
  return {
    commerce,
    hasSession: token !== undefined,
    key: createHash('sha256')
      .update(token ?? '')
      .digest('base64url'),
    currency: parseCurrency(request.cookies.get(CURRENCY_COOKIE)?.value),
    locale: LOCALE.exec(request.headers.get('accept-language') ?? '')?.[0],
    address: request.headers.get(ADDRESS_HEADER) ?? '',
    device,
    noteCart(cart) {
      change.count = getCartCount(cart ?? { items: [] })
    },
    endSession() {
      change.isEnded = true
    },
    noteGroup(group) {
      change.isOfGroup = Boolean(group)
    },
    toResponse(answer) {
      // Without a new token the visitor would lose the cart together with the old token.
      if (change.isEnded && token !== undefined && change.token !== undefined) endedSessions.add(token)
      const known = device.getChange()
      if (Object.keys(change).length === 0 && known === undefined) return answer
      const renewed = new NextResponse(answer.body, answer)
      setSessionCookies(renewed, cookie, change)
      if (known !== undefined) renewed.cookies.set(deviceCookie.name, known, deviceCookie.attributes)
      return renewed
    },
  }
}

function setSessionCookies(
  { cookies }: NextResponse,
  { name, attributes }: ReturnType<typeof getSessionCookie>,
  { token, count, isOfGroup, isLost = false }: CookieChange,
): void {
  const open = { ...attributes, httpOnly: false }
  const gone = { ...open, maxAge: 0 }
  if (token !== undefined) {
    cookies.set(name, token, attributes)
    cookies.set(SESSION_MARK_COOKIE, randomBytes(6).toString('base64url'), open)
  }
  if (isLost) {
    if (token === undefined) cookies.set(name, '', { ...attributes, maxAge: 0 })
    cookies.set(SESSION_LOST_COOKIE, '1', { ...open, maxAge: LOST_NOTICE_SECONDS })
  }
  if (isOfGroup !== undefined) cookies.set(PRICE_GROUP_COOKIE, isOfGroup ? '1' : '', isOfGroup ? open : gone)
  if (count !== undefined) cookies.set(CART_COUNT_COOKIE, String(count), count === 0 ? gone : open)
}
