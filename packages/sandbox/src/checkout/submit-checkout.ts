import { routes } from '@sorrel/contracts/routes'
import { eq } from 'drizzle-orm'
import { applyCode } from '../cart/cart-codes.ts'
import type { CartRow } from '../cart/cart-rows.ts'
import { carts } from '../database/commerce-tables.ts'
import { finishOrder } from '../order/finish-order.ts'
import { placeOrder } from '../order/place-order.ts'
import type { OrderProblem } from '../order/write-order.ts'
import { fill } from './messages.ts'
import { toNextPage } from '../page/respond.ts'
import type { Service } from '../service.ts'
import { getText, toMoney } from '../store/market.ts'
import type { Problem } from './checkout-page.ts'
import { checkForm, type CheckedForm, type CheckoutValues, toAddressRecord, toCartShipping } from './form.ts'
import { type Checkout, loadCheckout } from './load-checkout.ts'
import { renderCheckout, renderMessage } from './render-checkout.ts'
import { getCompleteUrl, getStorefrontUrl } from './storefront-url.ts'
import { getCheckoutMessages } from './messages.ts'

/** A form sent for a cart. */
interface Submission {
  readonly cart: CartRow
  readonly form: URLSearchParams
  readonly values: CheckoutValues
}

/**
 * Performs the action of the pressed button: applies a code, computes the delivery again, or places the order. The answer is the page with the typed values, or a redirect to the shop's thank-you page.
 */
export async function submitCheckout(service: Service, sent: Submission): Promise<Response> {
  const submission = { ...sent, cart: await rememberShipping(service, sent) }
  const { cart, form, values } = submission
  if (form.get('action') === 'update') return renderCheckout(service, cart, { values })
  if (form.get('action') === 'apply') return applyTypedCode(service, submission)
  return place(service, submission)
}

/** Saves the delivery with the cart, for its totals and for the next visit. */
async function rememberShipping({ db }: Service, { cart, values }: Submission): Promise<CartRow> {
  const shipping = toCartShipping(values)
  await db.update(carts).set({ shipping }).where(eq(carts.id, cart.id))
  return { ...cart, shipping }
}

async function applyTypedCode(service: Service, { cart, values }: Submission): Promise<Response> {
  const applied = await applyCode(service.db, cart.id, values.code)
  if (!applied.ok) {
    const errors = new Map([['code', getCheckoutMessages(cart.locale).errors.code] as const])
    return renderCheckout(service, cart, { values, errors, status: 422 })
  }
  return renderCheckout(service, await reread(service, cart), { values: { ...values, code: '' } })
}

async function place(service: Service, submission: Submission): Promise<Response> {
  const { cart, values } = submission
  const checkout = await loadCheckout(service, cart)
  const { locale } = checkout.cart.market
  if (checkout.cart.lines.length === 0) return renderMessage(service, { locale, kind: 'empty', status: 409 })
  const checked = check(service, checkout, values)
  if (checked.errors.size > 0)
    return renderCheckout(service, cart, { values, errors: checked.errors, status: 422 })
  if (checked.isDeclined) {
    const errors = new Map([['number', getCheckoutMessages(locale).errors.declined] as const])
    return renderCheckout(service, cart, { values, errors, status: 402 })
  }
  return order(service, submission, checked)
}

function check(service: Service, checkout: Checkout, values: CheckoutValues): CheckedForm {
  return checkForm(values, {
    needsDelivery: checkout.cart.needsDelivery,
    needsCard: checkout.needsCard,
    savedCards: checkout.cards,
    messages: getCheckoutMessages(checkout.cart.market.locale),
    now: service.clock.now(),
  })
}

async function order(
  service: Service,
  { cart, form, values }: Submission,
  { card }: CheckedForm,
): Promise<Response> {
  const placed = await placeOrder(service, {
    cart,
    email: values.email,
    address: toAddressRecord(values),
    shipping: toCartShipping(values),
    card,
    expectedTotal: parseTotal(form.get('total')),
  })
  if (!placed.ok) {
    const problems = await toProblems(service, cart, placed.error)
    return renderCheckout(service, cart, { values, problems, status: 409 })
  }
  if (placed.value.isNew) await finishOrder(service, placed.value.order)
  return toNextPage(await getCompleteUrl(service, cart.locale, cart.checkoutId))
}

/**
 * For an item that is out of stock, the message only says that it is unavailable and links to the cart, where it can be
 * changed.
 */
async function toProblems(
  service: Service,
  cart: CartRow,
  problem: OrderProblem,
): Promise<readonly Problem[]> {
  if (problem.kind === 'empty') return []
  const { cart: priced } = await loadCheckout(service, cart)
  const { errors } = getCheckoutMessages(priced.market.locale)
  if (problem.kind === 'sold-out') {
    const line = priced.lines.find(({ product }) => product.id === problem.productId)
    const name = line === undefined ? '' : getText(line.product.name, priced.market)
    const href = await getStorefrontUrl(service, cart.locale, routes.cart())
    return [{ text: fill(errors.unavailable, { name }), href }]
  }
  const total = toMoney(priced.totals.captureTotal, priced.market)
  return [{ text: fill(errors.changed, { total }) }]
}

async function reread({ db }: Service, cart: CartRow): Promise<CartRow> {
  const [row] = await db.select().from(carts).where(eq(carts.id, cart.id))
  return row ?? cart
}

function parseTotal(text: string | null): number | undefined {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : undefined
}
