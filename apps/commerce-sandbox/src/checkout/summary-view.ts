import { fill } from '../page/fill.ts'
import { html, type Html } from '@sorrel/http/html'
import { getText, toMoney } from '../store/lens.ts'
import type { PricedCartLine } from '../cart/priced-cart.ts'
import { describe, errorOf, type FormView } from './form-parts.ts'
import { FORM_ID } from './form-view.ts'
import type { Checkout } from './load-checkout.ts'

/** Where the picture of a line is: line id to address. */
export type Thumbnails = ReadonlyMap<string, string>

const THUMBNAIL_PX = 144

/** What is bought and what it costs. */
export function toSummary(checkout: Checkout, view: FormView, thumbnails: Thumbnails): Html {
  const { cart } = checkout
  const { words } = view
  const count = cart.totals.itemQuantity
  const items =
    new Intl.PluralRules(cart.lens.locale).select(count) === 'one' ? words.items_one : words.items_other
  return html`<details class="summary" open>
<summary><h2>${words.summary}</h2><span>${fill(items, { count })} · ${toMoney(cart.totals.grandTotal, cart.lens)}</span></summary>
<ul class="lines">${cart.lines.map((line) => toLine(line, { checkout, view, thumbnails }))}</ul>
<div class="inline"><div class="field"><label for="code">${words.code}</label>
<input form="${FORM_ID}" id="code" name="code" value="${view.values.code}" autocomplete="off" autocapitalize="characters" spellcheck="false"${describe('code', view.errors)}></div>
<button form="${FORM_ID}" name="action" value="apply">${words.apply}</button></div>
${errorOf('code', view.errors)}
${toTotals(checkout, view)}
</details>`
}

interface LineView {
  readonly checkout: Checkout
  readonly view: FormView
  readonly thumbnails: Thumbnails
}

function toLine(line: PricedCartLine, { checkout, view, thumbnails }: LineView): Html {
  const { product, variant, plan, options, quantity, totals } = line
  const { lens } = checkout.cart
  const { words } = view
  const src = thumbnails.get(line.id)
  const choices = options.map(({ name, value }) => (name === value ? name : `${name}: ${value}`))
  return html`<li class="line"><div class="thumb">
${src === undefined ? html`<div class="no-picture"></div>` : html`<img src="${src}" alt="" width="72" height="72" loading="lazy">`}
<span class="count" aria-hidden="true">${quantity}</span></div>
<div><h3>${getText(product.name, lens)}</h3>
<p class="visually-hidden">${fill(words.quantity, { count: quantity })}</p>
${choices.length === 0 && variant !== undefined && html`<p>${getText(variant.name, lens)}</p>`}
${choices.map((text) => html`<p>${text}</p>`)}
${plan !== undefined && html`<p>${getText(plan.name, lens)}</p>`}
${line.isTrial && html`<p>${fill(words.trial, { days: line.trialDays, price: toMoney(line.price * quantity, lens) })}</p>`}</div>
<p class="price">${toMoney(totals.priceTotal, lens)}</p>
${toProblem(line, checkout, view)}</li>`
}

function toProblem(
  line: PricedCartLine,
  { shortages, cart }: Checkout,
  { words }: FormView,
): Html | undefined {
  const left = shortages.get(line.id)
  if (left === undefined) return undefined
  return html`<div class="problem" id="line-${line.id}" tabindex="-1"><span>${toShortage(line, left, { words, cart })}</span>
<button form="${FORM_ID}" name="fix" value="${line.id}">${left === 0 ? words.remove : fill(words.take, { count: left })}</button></div>`
}

/** Says that a line asks for more than is left. */
export function toShortage(
  line: PricedCartLine,
  left: number,
  { words, cart }: Pick<FormView, 'words'> & Pick<Checkout, 'cart'>,
): string {
  const variant = line.variant === undefined ? '' : `, ${getText(line.variant.name, cart.lens)}`
  const name = `${getText(line.product.name, cart.lens)}${variant}`
  return left === 0 ? fill(words.errors.soldOut, { name }) : fill(words.errors.fewLeft, { count: left, name })
}

function toTotals({ cart, display }: Checkout, { words }: FormView): Html {
  const { totals, lens } = cart
  const row = (label: string, amount: string) => html`<div><dt>${label}</dt><dd>${amount}</dd></div>`
  const minus = (amount: number) => `−${toMoney(amount, lens)}`
  return html`<dl class="totals">
${row(words.subtotal, toMoney(totals.subTotal, lens))}
${totals.discountTotal > 0 && row(words.discount, minus(totals.discountTotal))}
${cart.delivery !== undefined && row(words.delivery, totals.shipmentTotal === 0 ? words.free : toMoney(totals.shipmentTotal, lens))}
${totals.giftcardTotal > 0 && row(words.giftcard, minus(totals.giftcardTotal))}
<div class="grand"><dt>${words.total}</dt><dd>${toMoney(totals.grandTotal, lens)}</dd>
<dd class="vat">${fill(words.vat, { amount: toMoney(totals.taxTotal, lens) })}</dd></div>
</dl>
${display.currency.code !== lens.currency.code && html`<p class="warning">${fill(words.charged, { currency: lens.currency.code })}</p>`}`
}

/** The address of a small copy of a picture. */
export function toThumbnail(url: string): string {
  return `${url}?width=${THUMBNAIL_PX}&height=${THUMBNAIL_PX}`
}
