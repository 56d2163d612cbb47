import type { CommerceClient } from '@sorrel/commerce/client'
import { createHash } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { createSessionCommerce } from '../commerce.ts'
import { CURRENCY_COOKIE, parseCurrency } from '#routing/currency-cookie.ts'
import { env } from '#service/env.ts'
import { getPreviewCookie } from '#routing/preview-cookie.ts'
import { getSessionCookie } from '../session-cookie.ts'

/** Set by the page server. */
const ADDRESS_HEADER = 'x-client-address'
const LOCALE = /^[a-z]{2}(-[A-Z]{2})?/

/** The context of a call of an endpoint: who calls, in which language and currency. */
export interface RequestContext {
  /** Speaks for this visitor's session. */
  readonly commerce: CommerceClient
  readonly hasSession: boolean
  /** Tells visitors apart within this process; the session's token cannot be read from it. */
  readonly key: string
  /** ISO 4217 from the cookie; undefined means the store's own. */
  readonly currency: string | undefined
  /** The page's language, as its code asks for it. */
  readonly locale: string | undefined
  /** Network address, for throttling. */
  readonly address: string
  /** Puts the session's cookie on an answer when the service replaced the session. */
  toResponse(answer: Response): Response
}

export function createRequestContext(request: NextRequest): RequestContext {
  const cookie = getSessionCookie(env.publicOrigin, {
    framed: env.editorOrigins.length > 0 && request.cookies.has(getPreviewCookie(env.publicOrigin).name),
  })
  const token = request.cookies.get(cookie.name)?.value
  let replaced: string | undefined
  const commerce = createSessionCommerce({
    token,
    onSession: (next) => {
      replaced = next
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
    toResponse(answer) {
      if (replaced === undefined) return answer
      const renewed = new NextResponse(answer.body, answer)
      renewed.cookies.set(cookie.name, replaced, cookie.attributes)
      return renewed
    },
  }
}
