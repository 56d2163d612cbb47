import type { Handoff } from '@sorrel/agents/service'
import { applyCoupon, fetchCart } from '@sorrel/commerce/cart'
import { getCartCount, toRepeatInput } from '@sorrel/domain/cart'
import { readForm } from '@sorrel/http/body'
import { checkOrigin } from '@sorrel/http/request'
import { getNearestLocale } from '@sorrel/i18n/locales'
import type { NextRequest } from 'next/server'
import { addAsManyAsThereAre, emptyCart, limitNewCarts } from '#features/cart/server.ts'
import { getStoreIndex } from '#routing/store-index.ts'
import { getRequestId, toErrorResponse } from '#service/endpoint/answer.ts'
import { createRequestContext, type RequestContext } from '#service/endpoint/request-context.ts'
import { env } from '#service/env.ts'
import { log } from '#service/log.ts'
import { loadStoreOrDefaults } from '#service/store.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import {
  getFailedPage,
  getGonePage,
  getHandoffPage,
  getReadyPage,
  type HandoffShop,
  WAYS,
  type Way,
} from './handoff-page.ts'
import { openAgents } from './open-agents.ts'

function toPage(body: string, status = 200): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' }
  return new Response(body, { status, headers })
}

/** The shop in the language of the bag, or without one in that of the browser. */
async function openShop(request: NextRequest, handoff?: Handoff): Promise<HandoffShop> {
  const { locale, currency } = await getStoreIndex().get()
  const asked = request.headers.get('accept-language')?.split(/[,;]/)[0] ?? locale
  const market = handoff?.market ?? { locale: getNearestLocale(asked), currency }
  return createShopView(await loadStoreOrDefaults(market), market)
}

/**
 * `GET /ucp/continue/{token}`: shows a bag that an agent has put together and asks the person whether to take it. It changes
 * nothing, so that what only looks at links uses none up.
 */
export async function showHandoff(request: NextRequest, token: string): Promise<Response> {
  const agents = openAgents()
  const found = await agents?.handoffs.open(token)
  if (found?.ok === false) return toPage(getFailedPage(await openShop(request)), 503)
  const handoff = found?.value
  if (!handoff) return toPage(getGonePage(await openShop(request)), 404)
  const { commerce, hasSession } = createRequestContext(request)
  const own = hasSession ? await fetchCart(commerce) : undefined
  const ownCount = own?.ok && own.value ? getCartCount(own.value) : 0
  return toPage(getHandoffPage(await openShop(request, handoff), { handoff, ownCount }))
}

/**
 * `POST /ucp/continue/{token}`: puts a copy of the bag into the person's own, in its place or beside what it has. The agent's
 * bag stays the agent's: nobody but the person knows the session that pays.
 */
export async function takeHandoff(request: NextRequest, token: string): Promise<Response> {
  const foreign = checkOrigin(request, [env.publicOrigin])
  if (foreign !== undefined) return toErrorResponse(foreign, request)
  const form = await readForm(request)
  if (!form.ok) return toErrorResponse(form.error, request)
  const way = WAYS.find((one) => one === form.value.get('way'))
  if (way === undefined) return toErrorResponse({ code: 'invalid', message: 'Say replace or add' }, request)
  const context = createRequestContext(request)
  const refusal = await limitNewCarts(context)
  if (refusal !== undefined) return toErrorResponse(refusal, request)
  let taken: Handoff | undefined
  const result = await openAgents()?.handoffs.take(token, async (handoff) => {
    taken = handoff
    return copyBag(context, handoff, way)
  })
  const shop = await openShop(request, taken)
  if (result?.ok && result.value && taken !== undefined) {
    log.info({ id: getRequestId(request), kind: taken.kind, way }, 'a bag of an agent was taken over')
    return context.toResponse(toPage(getReadyPage(shop, taken.kind)))
  }
  const isGone = result === undefined || (result.ok && taken === undefined)
  return context.toResponse(isGone ? toPage(getGonePage(shop), 404) : toPage(getFailedPage(shop), 503))
}

/** Answers whether anything was put into the person's bag. A code that no longer holds is left out. */
async function copyBag(context: RequestContext, { cart }: Handoff, way: Way): Promise<boolean> {
  if (way === 'replace' && context.hasSession) {
    const emptied = await emptyCart(context)
    if (!emptied.ok) return false
  }
  let count = 0
  for (const item of cart.items) count += await addAsManyAsThereAre(context, toRepeatInput(item))
  if (count > 0 && cart.couponCode !== undefined)
    await applyCoupon(context.commerce, { code: cart.couponCode })
  return count > 0
}
