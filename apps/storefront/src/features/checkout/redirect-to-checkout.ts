import { fetchCart } from '@sorrel/commerce/cart'
import { routes, withLocale } from '@sorrel/contracts/routes'
import { getLineAnchor } from '#features/cart/server.ts'
import type { Market } from '#request/market.ts'
import { env } from '#config/env.ts'
import { log } from '#backend/log.ts'
import { loadStoreOrDefaults } from '#request/store.ts'
import { getAvailable } from '#backend/unavailable.ts'
import { loadPageContext } from '#request/page-context.ts'
import { getCheckoutTarget } from './get-checkout-target.ts'

const ORIGINS = [new URL(env.publicOrigin).origin]

const LOOP =
  "the store's checkout address leads back to this shop, so nobody can pay: set the address of the hosted checkout, or of a checkout outside this shop, in the store's checkout settings"

/**
 * 303 to the cart's own checkout; to the cart when it is empty or has none, and to the line of the cart that asks for more
 * than there is. See docs/decisions.md#routes.
 */
export async function redirectToCheckout(market: Market): Promise<Response> {
  const { commerce, hasSession } = await loadPageContext()
  const cart = hasSession ? getAvailable(await fetchCart(commerce, market)) : null
  const target = getCheckoutTarget(cart, ORIGINS)
  if (target.kind === 'checkout') return redirectTo(target.url)
  if (target.kind === 'loop') log.error({ setting: 'checkout_url' }, LOOP)
  const { settings } = await loadStoreOrDefaults(market)
  const page = withLocale({ locale: market.locale, defaultLocale: settings.store.locale }, routes.cart())
  return redirectTo(target.kind === 'short' ? `${page}#${getLineAnchor(target.itemId)}` : page)
}

function redirectTo(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  })
}
