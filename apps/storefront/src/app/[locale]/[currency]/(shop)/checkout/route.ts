import type { NextRequest } from 'next/server'
import { redirectToCheckout } from '#features/checkout/redirect-to-checkout.ts'
import { getMarket } from '#request/market.ts'

/** `/checkout`: on to the checkout that the service hosts. See docs/decisions.md#routes. */
export async function GET(_request: NextRequest, { params }: RouteContext<'/[locale]/[currency]/checkout'>) {
  return redirectToCheckout(await getMarket(params))
}
