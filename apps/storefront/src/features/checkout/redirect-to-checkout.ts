import { fetchCart } from '@sorrel/commerce/cart'
import { routes, withLocale } from '@sorrel/contracts/routes'
import type { Market } from '#routing/market.ts'
import { loadStoreOrDefaults } from '#service/store.ts'
import { getAvailable } from '#service/unavailable.ts'
import { loadPageContext } from '#service/page-context.ts'

function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}

/** 303 to the cart's own checkout; to the cart when it is empty or has none. See docs/decisions.md#routes. */
export async function redirectToCheckout(market: Market): Promise<Response> {
  const { commerce, hasSession } = await loadPageContext()
  const cart = hasSession ? getAvailable(await fetchCart(commerce, market)) : null
  if (cart !== null && cart.items.length > 0 && isWebAddress(cart.checkoutUrl))
    return redirectTo(cart.checkoutUrl)
  const { settings } = await loadStoreOrDefaults(market)
  return redirectTo(
    withLocale({ locale: market.locale, defaultLocale: settings.store.locale }, routes.cart()),
  )
}
