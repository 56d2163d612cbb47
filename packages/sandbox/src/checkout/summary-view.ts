import { getPartLabel } from '@sorrel/domain/cart-line'
import { fill } from './messages.ts'
import { html, type Html } from '@sorrel/contracts/http/html'
import { getText, toMoney } from '../store/market.ts'
import type { PricedCartLine } from '../cart/priced-cart.ts'
import { toPartRecords } from '../order/to-order-record.ts'
import { describe, errorOf, type FormView } from './form-parts.ts'
import { FORM_ID } from './form-view.ts'
import { getLineTitle, getPlanTermsText } from './plan-terms.ts'
import type { Checkout } from './load-checkout.ts'

/** Addresses of the pictures, by line id. */
export type Thumbnails = ReadonlyMap<string, string>

const THUMBNAIL_PX = 144

/** The lines and the totals. */
export function toSummary(checkout: Checkout, view: FormView, thumbnails: Thumbnails): Html {
  const { cart } = checkout
  const { messages } = view
  const count = cart.totals.itemQuantity
  const items =
    new Intl.PluralRules(cart.market.locale).select(count) === 'one'
      ? messages.items_one
      : messages.items_other
  // A phone shows the first field sooner. A wide window shows all of it, and its heading in place of the button.
  const isOpen = view.errors.has('code') || view.values.code !== ''
  return html`<h2 class="summary-title">${messages.summary}</h2>
<details class="summary"${isOpen && html` open`}>
<summary><span>${messages.summary}</span><span class="summary-total">${fill(items, { count })} · ${toMoney(cart.totals.captureTotal, cart.market)}</span></summary>
<ul class="lines">${cart.lines.map((line) => toLine(line, { checkout, view, thumbnails }))}</ul>
${cart.rows.cart.comments && html`<p class="line-detail">${cart.rows.cart.comments}</p>`}
<div class="inline"><div class="field"><label for="code">${messages.code}</label>
<input form="${FORM_ID}" id="code" name="code" value="${view.values.code}" autocomplete="off" autocapitalize="characters" spellcheck="false"${describe('code', view.errors)}></div>
<button form="${FORM_ID}" name="action" value="apply">${messages.apply}</button></div>
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
  const { product, variant, plan, options, parts, quantity, totals } = line
  const { translate: t, cart } = checkout
  const { market } = cart
  const { messages } = view
  const src = thumbnails.get(line.id)
  const choices = options.map(({ name, value }) =>
    name === value ? name : fill(messages.option, { name, value }),
  )
  return html`<li class="line"><div class="thumb">
${src === undefined ? html`<div class="no-picture"></div>` : html`<img src="${src}" alt="" width="72" height="72" loading="lazy">`}
<span class="count" aria-hidden="true">${quantity}</span></div>
<div><h3>${getText(product.name, market)}</h3>
<p class="visually-hidden">${fill(messages.quantity, { count: quantity })}</p>
${choices.length === 0 && variant !== undefined && html`<p>${getText(variant.name, market)}</p>`}
${choices.map((text) => html`<p>${text}</p>`)}
${toPartRecords(parts, market).parts?.map((part) => html`<p>${getPartLabel(part)}</p>`)}
${plan !== undefined && html`<p>${getLineTitle(line, { market, t })}</p><p>${getPlanTermsText(line, { market, t })}</p>`}</div>
<p class="price">${toMoney(totals.priceTotal, market)}</p></li>`
}

function toTotals({ cart, display }: Checkout, { messages }: FormView): Html {
  const { totals, market } = cart
  const row = (label: string, amount: string) => html`<div><dt>${label}</dt><dd>${amount}</dd></div>`
  const minus = (amount: number) => `−${toMoney(amount, market)}`
  return html`<dl class="totals">
${row(messages.subtotal, toMoney(totals.subTotal, market))}
${totals.discountTotal > 0 && row(messages.discount, minus(totals.discountTotal))}
${cart.delivery !== undefined && row(messages.delivery, totals.shipmentTotal === 0 ? messages.free : toMoney(totals.shipmentTotal, market))}
${totals.giftcardTotal > 0 && row(messages.giftcard, minus(totals.giftcardTotal))}
<div class="grand"><dt>${messages.total}</dt><dd>${toMoney(totals.captureTotal, market)}</dd>
<dd class="vat">${fill(messages.vat, { amount: toMoney(totals.taxTotal, market) })}</dd></div>
</dl>
${display.currency.code !== market.currency.code && html`<p class="warning">${fill(messages.charged, { currency: market.currency.code })}</p>`}`
}

/** The address of a small copy of a picture. */
export function toThumbnail(url: string): string {
  return `${url}?width=${THUMBNAIL_PX}&height=${THUMBNAIL_PX}`
}
