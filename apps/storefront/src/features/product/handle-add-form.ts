import { addToCart } from '@sorrel/commerce/cart'
import { fetchProduct } from '@sorrel/commerce/product'
import { limitNewCarts } from '#features/cart/server.ts'
import { cacheTags } from '@sorrel/contracts/revalidate'
import type { NextRequest } from 'next/server'
import { getPublicCommerce } from '#backend/commerce.ts'
import { getRequestId } from '@sorrel/commerce/server'
import { createRequestContext } from '#endpoints/request-context.ts'
import { readSentForm, redirectWith, refuseForm, type ServedForm } from '#endpoints/serve-form.ts'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import { getRejectedFlash } from '#form/flash-message.ts'
import { ADD_FORM, readAddForm } from '@sorrel/domain/add-form'

const flashes = {
  rejected: { otherwise: 'cart.update_error' },
  missing: 'products.options.missing_names',
} as const

/**
 * Adds a product to the cart for a form sent without script, then redirects (303) to the cart, which shows a failure;
 * while choices are missing, back to the product's page, which names them.
 * The fields follow the same rules as in the page. See docs/decisions.md#own-endpoints.
 */
export const handleAddForm: ServedForm = { name: ADD_FORM.name, flashes, method: 'POST', handle: addByForm }

async function addByForm(request: NextRequest): Promise<Response> {
  const form = await readSentForm(request)
  if (!form.ok) return refuseForm(form.error, request)
  const { values, from, to } = form.value
  const context = await createRequestContext(request)
  const requestId = getRequestId(request)
  const refuse = () =>
    context.toResponse(
      redirectWith(to, { flashMessage: getRejectedFlash(flashes, { code: 'conflict', requestId }) }),
    )
  const slug = values[ADD_FORM.slug] ?? ''
  const audience = { currency: context.currency, locale: context.locale }
  const product = await fetchProduct(getPublicCommerce([cacheTags.product(slug)]), { slug, ...audience })
  if (!product.ok || product.value === null) return refuse()
  const addition = readAddForm(product.value, values, SHOP_CONFIG)
  if (!addition.ok) {
    const names = addition.error
    if (names.length === 0) return refuse()
    return context.toResponse(redirectWith(from, { flashMessage: { key: flashes.missing, names } }))
  }
  if ((await limitNewCarts(context)) !== undefined) return refuse()
  const added = await addToCart(context.commerce, { input: addition.value, ...audience })
  if (!added.ok) return refuse()
  context.noteCart(added.value)
  return context.toResponse(redirectWith(to, {}))
}
