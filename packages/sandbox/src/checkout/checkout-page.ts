import { fill } from './messages.ts'
import { html, type Html } from '@sorrel/contracts/http/html'
import type { Page } from '../page/respond.ts'
import type { FormView } from './form-parts.ts'
import { toForm } from './form-view.ts'
import type { Checkout } from './load-checkout.ts'
import { type Thumbnails, toSummary } from './summary-view.ts'
import type { CheckoutMessages } from './messages.ts'

/** A problem of the whole order, or of a line; `href` is the link to the control that solves it. */
export interface Problem {
  readonly text: string
  readonly href?: string
}

interface CheckoutView {
  readonly checkout: Checkout
  readonly form: FormView
  readonly problems: readonly Problem[]
  readonly thumbnails: Thumbnails
  /** The shop's home page, in the buyer's language. */
  readonly shopUrl: string
  readonly storeName: string
}

/** The checkout page. Errors come first and get the focus; everything typed is shown again. */
export function toCheckoutPage({
  checkout,
  form,
  problems,
  thumbnails,
  shopUrl,
  storeName,
}: CheckoutView): Page {
  const { messages, errors } = form
  const all = [...problems, ...[...errors].map(([field, text]) => ({ text, href: `#${field}` }))]
  const title = `${messages.title} · ${storeName}`
  return {
    title: all.length === 0 ? title : fill(messages.errorTitle, { title }),
    lang: checkout.cart.market.locale,
    body: html`${toHeader({ messages, shopUrl, storeName })}
<main class="checkout">
<div class="form-side"><div class="form-head"><h1>${messages.title}</h1></div>
${all.length > 0 && toErrors(all, messages)}
${toForm(checkout, form)}</div>
<aside class="summary-side" aria-label="${messages.summary}"><div class="summary-sticky">${toSummary(checkout, form, thumbnails)}</div></aside>
</main>`,
  }
}

interface MessageView {
  readonly messages: CheckoutMessages
  readonly locale: string
  readonly heading: string
  readonly text: string
  readonly shopUrl: string
  readonly storeName: string
}

/** A page with one message and a link to the shop. */
export function toMessagePage({ messages, locale, heading, text, shopUrl, storeName }: MessageView): Page {
  return {
    title: `${heading} · ${storeName}`,
    lang: locale,
    body: html`${toHeader({ messages, shopUrl, storeName })}
<main class="narrow"><h1>${heading}</h1><p>${text}</p><p><a class="button-link" href="${shopUrl}">${messages.back}</a></p></main>`,
  }
}

function toHeader({
  messages,
  shopUrl,
  storeName,
}: Pick<MessageView, 'messages' | 'shopUrl' | 'storeName'>): Html {
  return html`<header><p class="notice">${messages.notice}</p>
<div class="masthead"><a class="brand" href="${shopUrl}">${LOGO_MARK}${storeName}</a><a class="back" href="${shopUrl}">${messages.back}</a></div></header>`
}

/** The sorrel leaf of the logo. */
const LOGO_MARK = html`<svg viewBox="0 0 18 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M9 23V7"/><path d="M9 13C6.5 9.5 6.5 4.5 9 1c2.5 3.5 2.5 8.5 0 12Z"/><path d="M9 18c-4.5 0-7-2.5-7.5-7C6 11 8.8 13.5 9 18Z"/><path d="M9 18c4.5 0 7-2.5 7.5-7C12 11 9.2 13.5 9 18Z"/></svg>`

function toErrors(problems: readonly Problem[], messages: CheckoutMessages): Html {
  return html`<div class="errors" id="errors" role="alert" tabindex="-1" autofocus><h2>${messages.problems}</h2>
<ul>${problems.map(({ text, href }) => html`<li>${href === undefined ? text : html`<a href="${href}">${text}</a>`}</li>`)}</ul></div>`
}
