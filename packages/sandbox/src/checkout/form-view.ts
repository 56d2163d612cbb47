import { isUk } from '@sorrel/domain/location'
import type { CardRow } from '../account/account-rows.ts'
import { fill } from './messages.ts'
import { html, type Html } from '@sorrel/contracts/http/html'
import { getText, toMoney } from '../store/market.ts'
import { getCountries, NEW_CARD } from './form.ts'
import { getLineTitle, getPlanTermsText } from './plan-terms.ts'
import { choice, describe, errorOf, type FormView, textField } from './form-parts.ts'
import type { Checkout } from './load-checkout.ts'
import { ACCEPTED_CARD, DECLINED_CARD } from './test-card.ts'

/** Id of the form, for buttons outside it. */
export const FORM_ID = 'checkout'

/** The form. Its first button places the order, because Enter triggers the first button of a form. */
export function toForm(checkout: Checkout, view: FormView): Html {
  const { cart, needsCard } = checkout
  const { messages } = view
  const total = cart.totals.captureTotal
  return html`<form id="${FORM_ID}" method="post" action="/checkout/${cart.rows.cart.checkoutId}" novalidate>
<button class="default-action" name="action" value="place" tabindex="-1" aria-hidden="true">${messages.place}</button>
<input type="hidden" name="total" value="${total}">
${toContact(checkout, view)}
${toAddress(checkout, view)}
${cart.needsDelivery && toMethods(checkout, view)}
${needsCard ? toPayment(checkout, view) : html`<p class="test-cards">${messages.noPayment}</p>`}
<div>${toPlans(checkout, view)}
<button class="primary" name="action" value="place">${fill(messages.placeFor, { total: toMoney(total, cart.market) })}</button>
${toTerms(checkout, view)}</div>
</form>`
}

/** What each plan charges, where the shopper agrees to it. */
function toPlans({ cart, translate: t }: Checkout, { messages }: FormView): Html | false {
  const { market } = cart
  const plans = cart.lines.flatMap((line) => {
    const title = getLineTitle(line, { market, t })
    const terms = getPlanTermsText(line, { market, t })
    if (title === undefined || terms === undefined) return []
    return [fill(messages.plan, { name: getText(line.product.name, market), title, terms })]
  })
  return (
    plans.length > 0 &&
    html`<div class="plans">${plans.map((plan) => html`<p>${plan}</p>`)}<p class="hint">${t('products.purchase.manage')}</p></div>`
  )
}

/** Linked words inside a sentence. */
const toLinked = (sentence: string, link: Html): readonly (Html | string)[] =>
  sentence.split(/(\{\{link\}\})/).map((part) => (part === '{{link}}' ? link : part))

function toTerms({ cart, returnDays, pages }: Checkout, { messages }: FormView): Html {
  const terms = html`<a href="${pages.terms}">${messages.termsLink}</a>`
  const returns = html`<a href="${pages.returns}">${messages.returnsLink}</a>`
  return html`<p class="terms">${toLinked(messages.terms, terms)}</p>
${cart.needsDelivery && returnDays !== undefined && html`<p class="terms">${toLinked(fill(messages.returns, { days: returnDays }), returns)}</p>`}`
}

function toContact({ account }: Checkout, view: FormView): Html {
  const { messages } = view
  const name = [account?.firstName, account?.lastName].filter(Boolean).join(' ') || account?.email
  return html`<fieldset><legend class="section-title">${messages.contact}</legend>
${name !== undefined && html`<p class="hint">${fill(messages.signedIn, { name })}</p>`}
${textField(view, { field: 'email', label: messages.email, autocomplete: 'email', type: 'email', hint: messages.emailHint })}
</fieldset>`
}

function toAddress({ cart }: Checkout, view: FormView): Html {
  const { messages } = view
  const group = cart.needsDelivery ? 'shipping ' : ''
  const isOptional = true
  return html`<fieldset><legend class="section-title">${cart.needsDelivery ? messages.address : messages.billingAddress}</legend>
<div class="pair">
${textField(view, { field: 'firstName', label: messages.firstName, autocomplete: `${group}given-name` })}
${textField(view, { field: 'lastName', label: messages.lastName, autocomplete: `${group}family-name` })}
</div>
${
  cart.needsDelivery &&
  html`
${textField(view, { field: 'address1', label: messages.address1, autocomplete: `${group}address-line1` })}
${textField(view, { field: 'address2', label: messages.address2, autocomplete: `${group}address-line2`, isOptional })}
<div class="pair">
${textField(view, { field: 'city', label: messages.city, autocomplete: `${group}address-level2` })}
${textField(view, { field: 'zip', label: messages.zip, autocomplete: `${group}postal-code` })}
</div>
<div class="pair">
${textField(view, { field: 'state', label: messages.state, autocomplete: `${group}address-level1`, isOptional })}
${textField(view, { field: 'phone', label: messages.phone, autocomplete: `${group}tel`, type: 'tel', isOptional })}
</div>
<div class="inline stacks">${toCountry(cart.market.locale, view)}
<button name="action" value="update">${messages.updateDelivery}</button></div>
${errorOf('country', view.errors)}`
}
</fieldset>`
}

function toCountry(locale: string, { values, errors, messages }: FormView): Html {
  const options = getCountries(locale).map(
    ({ code, name }) =>
      html`<option value="${code}"${code === values.country && html` selected`}>${name}</option>`,
  )
  return html`<div class="field"><label for="country">${messages.country}</label>
<span class="select"><select id="country" name="country" autocomplete="shipping country"${describe('country', errors)}>${options}</select></span></div>`
}

function toMethods({ cart, methods }: Checkout, { values, messages }: FormView): Html {
  const chosen = cart.delivery?.service
  const isAbroad = !isUk(values.country)
  return html`<fieldset><legend class="section-title">${messages.method}</legend><div class="choices">
${methods.map(({ service, price }, index) =>
  choice({
    name: 'service',
    value: service,
    id: index === 0 ? 'service' : `service-${service}`,
    isChecked: service === chosen,
    label: messages[service],
    detail:
      service === 'express'
        ? messages.expressTime
        : isAbroad
          ? messages.standardAbroadTime
          : messages.standardTime,
    amount: price === 0 ? messages.free : toMoney(price, cart.market),
  }),
)}
</div></fieldset>`
}

function toPayment({ cards, cart }: Checkout, view: FormView): Html {
  const { values, errors, messages } = view
  const isNew = !cards.some(({ id }) => id === values.card)
  const saved = cards.map((card, index) =>
    choice({
      name: 'card',
      value: card.id,
      id: index === 0 ? 'card' : `card-${card.id}`,
      isChecked: card.id === values.card,
      label: fill(messages.savedCard, { brand: card.brand, last4: card.last4 }),
      detail: fill(messages.expires, { date: toExpiry(card, cart.market.locale) }),
    }),
  )
  const fresh = choice({
    name: 'card',
    value: NEW_CARD,
    id: 'card-new',
    isChecked: isNew,
    label: messages.newCard,
  })
  const choices = html`<div class="choices">${saved}${fresh}${toCardFields(view)}</div>`
  return html`<fieldset><legend class="section-title">${messages.payment}</legend>
<p class="test-cards">${messages.testCards.split(/(\{\{\w+\}\})/).map(toCardHint)}</p>
${errorOf('card', errors)}
${cards.length === 0 ? toCardFields(view) : choices}
</fieldset>`
}

function toCardFields(view: FormView): Html {
  const { messages } = view
  return html`<div class="card-fields">
${textField(view, { field: 'number', label: messages.number, autocomplete: 'cc-number', inputmode: 'numeric' })}
<div class="pair">
${textField(view, { field: 'expiry', label: messages.expiry, autocomplete: 'cc-exp', inputmode: 'numeric', hint: messages.expiryHint })}
${textField(view, { field: 'cvc', label: messages.cvc, autocomplete: 'cc-csc', inputmode: 'numeric', hint: messages.cvcHint })}
</div></div>`
}

function toCardHint(part: string): Html | string {
  if (part === '{{good}}') return html`<code>${ACCEPTED_CARD}</code>`
  return part === '{{bad}}' ? html`<code>${DECLINED_CARD}</code>` : part
}

function toExpiry({ expMonth, expYear }: CardRow, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: '2-digit', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(Date.UTC(expYear, expMonth - 1, 1)))
}
