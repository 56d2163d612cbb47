import { checkOrigin } from '@sorrel/contracts/http/request'
import type { Handle, Route } from '../http/route.ts'
import { findCartByCheckoutId } from '../cart/cart-rows.ts'
import { toNextPage } from '../page/respond.ts'
import { readValues } from './form.ts'
import { readStartValues } from './load-checkout.ts'
import { renderCheckout, renderMessage } from './render-checkout.ts'
import { getCompleteUrl } from './storefront-url.ts'
import { submitCheckout } from './submit-checkout.ts'

/**
 * `GET /checkout/:checkoutId`: the hosted checkout page. A cart that has become an order redirects to the thank-you
 * page.
 */
const show: Handle = async (request, { service, params }) => {
  const cart = await findCartByCheckoutId(service.db, params.checkoutId ?? '')
  if (cart === undefined)
    return renderMessage(service, { locale: getLanguage(request), kind: 'missing', status: 404 })
  if (cart.orderId !== null) return toNextPage(await getCompleteUrl(service, cart.locale, cart.checkoutId))
  const values = await readStartValues(service, cart)
  const shipping = { ...cart.shipping, country: values.country }
  return renderCheckout(service, { ...cart, shipping }, { values })
}

/**
 * `POST /checkout/:checkoutId`: the form. Accepted only from the service's own page: the id is unguessable, and the
 * `Origin` header must be the service's.
 */
const submit: Handle = async (request, { service, params }) => {
  const cart = await findCartByCheckoutId(service.db, params.checkoutId ?? '')
  const locale = cart?.locale ?? getLanguage(request)
  if (checkOrigin(request, [new URL(service.config.publicUrl).origin]) !== undefined) {
    return renderMessage(service, { locale, kind: 'refused', status: 403 })
  }
  if (cart === undefined) return renderMessage(service, { locale, kind: 'missing', status: 404 })
  if (cart.orderId !== null) return toNextPage(await getCompleteUrl(service, cart.locale, cart.checkoutId))
  const form = new URLSearchParams(await request.text())
  return submitCheckout(service, {
    cart,
    form,
    values: readValues(form, await readStartValues(service, cart)),
  })
}

export const checkoutRoutes: readonly Route[] = [
  { method: 'GET', path: '/checkout/:checkoutId', handle: show },
  { method: 'POST', path: '/checkout/:checkoutId', handle: submit },
]

/** The first language a browser asks for. */
function getLanguage(request: Request): string {
  return request.headers.get('accept-language')?.split(/[,;]/)[0]?.trim() || 'en'
}
