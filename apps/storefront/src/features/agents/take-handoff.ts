import { addAsManyAsThereAre } from '@sorrel/commerce/cart-actions'
import { applyCoupon, deleteCartItem, fetchCart, updateCartItem } from '@sorrel/commerce/cart'
import { routes, withLocale } from '@sorrel/contracts/routes'
import { getActiveCurrency } from '@sorrel/domain/money'
import { readForm } from '@sorrel/contracts/http/body'
import { checkOrigin } from '@sorrel/contracts/http/request'
import type { NextRequest } from 'next/server'
import { limitNewCarts } from '#features/cart/server.ts'
import { HANDOFF_PATHS, READY_PATH } from '#request/handoff-path.ts'
import { getStoreIndex } from '#request/store-index.ts'
import { getRequestId, toRefusalAnswer } from '@sorrel/commerce/server'
import { createRequestContext, type RequestContext } from '#endpoints/request-context.ts'
import { refuseForm } from '#endpoints/serve-form.ts'
import { logTrouble } from '#endpoints/to-upstream-error.ts'
import { env } from '#config/env.ts'
import { log } from '#backend/log.ts'
import { copyCart, type OwnBag, type Way, WAYS } from './copy-cart.ts'
import { findOffer, type HandoffWay, type Offer, toOffer } from './find-offer.ts'
import { openAgents } from './open-agents.ts'

/**
 * `POST /ucp/continue/{token}` and `POST /ucp/p/{lines}`: copies the lines into the person's own cart, in place of its
 * lines or in addition. The agent's cart stays separate: only the person knows the session that pays.
 */
export async function takeHandoff(
  request: NextRequest,
  params: Pick<HandoffWay, 'kind' | 'token'>,
): Promise<Response> {
  const foreign = checkOrigin(request, [env.publicOrigin])
  if (foreign !== undefined) return toRefusalAnswer(foreign, request)
  const form = await readForm(request)
  if (!form.ok) return refuseForm(form.error, request)
  const way = WAYS.find((one) => one === form.value.get('way'))
  if (way === undefined) return toRefusalAnswer({ code: 'invalid', message: 'Say replace or add' }, request)
  const context = await createRequestContext(request)
  const refusal = await limitNewCarts(context)
  if (refusal !== undefined) return toRefusalAnswer(refusal, request)
  const code = request.nextUrl.searchParams.get('code') ?? undefined
  const market = await toMarket(context, form.value.get('locale') ?? '')
  const taken = await take({ ...params, code }, market, (offer) => copyOffer(context, offer, way))
  if (taken === undefined) return context.toResponse(redirect(toAddress(params, code)))
  if (taken === null)
    return context.toResponse(redirect(`${toAddress(params, code)}${code ? '&' : '?'}failed`))
  log.info({ id: getRequestId(request), kind: taken.leadsTo, way }, 'a bag of an agent was taken over')
  return context.toResponse(redirect(await toNext(taken)))
}

/** The copied lines; null after a failure, undefined where there is nothing to copy, which the page then says. */
async function take(
  way: HandoffWay,
  market: Offer['market'],
  copy: (offer: Offer) => Promise<boolean>,
): Promise<Offer | null | undefined> {
  const agents = openAgents()
  if (agents === undefined) return undefined
  if (way.kind !== 'continue') {
    const found = await findOffer(agents, way, market)
    if (!found.ok) return null
    if (found.value === null) return undefined
    return (await copy(found.value)) ? found.value : null
  }
  let offer: Offer | undefined
  const result = await agents.handoffs.take(way.token, async (handoff) => {
    offer = toOffer(handoff)
    return copy(offer)
  })
  if (!result.ok) return null
  if (offer === undefined) return undefined
  return result.value ? offer : null
}

/** An invalid or expired code is left out. */
async function copyOffer(context: RequestContext, { lines, code }: Offer, way: Way): Promise<boolean> {
  const inputs = lines.map(({ input }) => input)
  const isCopied = await copyCart(openOwnBag(context), inputs, way)
  if (isCopied && code !== undefined) await applyCoupon(context.commerce, { code })
  return isCopied
}

function openOwnBag(context: RequestContext): OwnBag {
  const { commerce, hasSession, noteCart } = context
  return {
    read: async () => {
      const cart = hasSession ? await fetchCart(commerce) : { ok: true as const, value: null }
      return cart.ok ? cart.value : undefined
    },
    add: (input) => addAsManyAsThereAre(commerce, input, { onCart: noteCart, onTrouble: logTrouble }),
    setQuantity: async (itemId, quantity) => {
      const changed =
        quantity === 0
          ? await deleteCartItem(commerce, { itemId })
          : await updateCartItem(commerce, { itemId, input: { quantity } })
      if (changed.ok) noteCart(changed.value)
      else log.warn({ kind: changed.error.kind }, 'a line of before is still in the bag')
      return changed.ok
    },
  }
}

/** The market that the page of a link was in. */
async function toMarket({ currency }: RequestContext, locale: string): Promise<Offer['market']> {
  const store = await getStoreIndex().get()
  return {
    locale: store.locales.includes(locale) ? locale : store.locale,
    currency: getActiveCurrency(store, currency),
  }
}

/** The public URL of a handoff. */
function toAddress({ kind, token }: HandoffWay, code: string | undefined): string {
  if (kind === 'continue') return HANDOFF_PATHS.continue + token
  const lines = Buffer.from(token, 'base64url').toString('utf8')
  return `${HANDOFF_PATHS.p}${lines}${code ? `?code=${encodeURIComponent(code)}` : ''}`
}

async function toNext({ leadsTo, market }: Offer): Promise<string> {
  if (leadsTo === 'checkout') return `${READY_PATH}/${market.locale}`
  const { locale: defaultLocale } = await getStoreIndex().get()
  return withLocale({ locale: market.locale, defaultLocale }, routes.cart())
}

/** Redirects the browser, which continues with GET. */
function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
}
