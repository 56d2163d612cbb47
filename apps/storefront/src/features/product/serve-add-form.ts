import { addToCart } from '@sorrel/commerce/cart'
import { fetchProduct } from '@sorrel/commerce/product'
import { cacheTags } from '@sorrel/contracts/revalidate'
import type { NextRequest } from 'next/server'
import { getPublicCommerce } from '#platform/commerce.ts'
import { toRefusal } from '#platform/endpoint/answer.ts'
import { createVisitor } from '#platform/endpoint/visitor.ts'
import { readSentForm, redirectWith, type ServedForm } from '#platform/form/serve-form.ts'
import { getRefusedNotice } from '#platform/notice.ts'
import { readAddForm } from './add-form.ts'
import { ADD_FORM } from './add-form-fields.ts'

const notices = { refused: { otherwise: 'cart.update_error' } } as const

/**
 * Puts a product into the bag where there is no script, and leads to the bag (303), which says so when that did not work.
 * The fields count by the same rules as in the page. See docs/decisions.md#own-endpoints.
 */
export const serveAddForm: ServedForm = { name: ADD_FORM.name, notices, method: 'POST', handle: addByForm }

async function addByForm(request: NextRequest): Promise<Response> {
  const form = await readSentForm(request)
  if (!form.ok) return toRefusal(form.error, request)
  const { values, to } = form.value
  const visitor = createVisitor(request)
  const refuse = () => visitor.toResponse(redirectWith(to, { notice: getRefusedNotice(notices, 'conflict') }))
  const slug = values[ADD_FORM.slug] ?? ''
  const audience = { currency: visitor.currency, locale: visitor.locale }
  const product = await fetchProduct(getPublicCommerce([cacheTags.product(slug)]), { slug, ...audience })
  if (!product.ok || product.value === null) return refuse()
  const addition = readAddForm(product.value, values)
  if (addition === undefined) return refuse()
  const added = await addToCart(visitor.commerce, { ...addition, ...audience })
  return added.ok ? visitor.toResponse(redirectWith(to, {})) : refuse()
}
