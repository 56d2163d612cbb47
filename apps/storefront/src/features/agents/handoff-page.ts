import type { Handoff } from '@sorrel/agents/service'
import { routes } from '@sorrel/contracts/routes'
import { Html, html } from '@sorrel/http/html'
import type { ShopView } from '#shop/shop.ts'

const STYLE = [
  'body{margin:0;background:#fff;color:#4a5751;font:400 1rem/1.5 system-ui,sans-serif}',
  'main{display:grid;gap:1rem;align-content:center;min-block-size:90vh;max-inline-size:32rem;margin:auto;padding:1.5rem}',
  'h1{margin:0;color:#1f2d27;font:500 2rem/1.2 ui-serif,Georgia,serif}',
  'p,ul{margin:0}',
  'ul{display:grid;gap:.5rem;padding:0;list-style:none}',
  'li{display:flex;justify-content:space-between;gap:1rem;border-block-end:1px solid #d5dad7;padding-block-end:.5rem}',
  'form{display:flex;flex-wrap:wrap;gap:.75rem}',
  'a,button{box-sizing:border-box;padding:.75rem 1.5rem;border:1px solid #7c8781;border-radius:99px;background:#fff;color:#1f2d27;font:inherit;text-decoration:none;cursor:pointer}',
  '.first{background:#26493a;border-color:#26493a;color:#fff}',
  'a:hover,button:hover{text-decoration:underline}',
  ':focus-visible{outline:2px solid #1f2d27;outline-offset:2px}',
].join('')

/** What a person has answered: put the lines in the place of their own, or beside them. */
export const WAYS = ['replace', 'add'] as const
export type Way = (typeof WAYS)[number]

/** What a page needs of the shop: its words, its addresses, its way to write amounts. */
export type HandoffShop = Pick<ShopView, 'locale' | 't' | 'toHref' | 'formatPrice'>

interface Page {
  readonly title: string
  readonly body: Html
  /** Where the browser goes on by itself. */
  readonly next?: string
}

function toDocument({ locale }: HandoffShop, { title, body, next }: Page): string {
  const goOn = next === undefined ? '' : html`<meta http-equiv="refresh" content="0;url=${next}">`
  return html`<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${goOn}<title>${title}</title><style>${new Html(STYLE)}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`
    .markup
}

export interface HandoffView {
  readonly handoff: Handoff
  /** Pieces in the person's own bag. */
  readonly ownCount: number
}

/** Shows a bag that an agent has put together, and asks. Nothing has changed yet. */
export function getHandoffPage(shop: HandoffShop, { handoff, ownCount }: HandoffView): string {
  const { t } = shop
  const { items, currency, grandTotal } = handoff.cart
  const toMoney = (amount: number) => shop.formatPrice(amount, currency)
  const lines = items.map(({ name, variantName, quantity, priceTotal }) => {
    const words = t('handoff.quantity', {
      pieces: quantity,
      name: variantName ? `${name}, ${variantName}` : name,
    })
    return html`<li><span>${words}</span><span>${toMoney(priceTotal)}</span></li>`
  })
  const own = ownCount === 0 ? '' : html`<p>${t('handoff.own', { count: ownCount })}</p>`
  const toButton = (way: Way, label: string, isFirst: boolean) =>
    html`<button class="${isFirst ? 'first' : ''}" name="way" value="${way}">${label}</button>`
  const buttons =
    ownCount === 0
      ? [toButton('add', t('handoff.open'), true)]
      : [toButton('add', t('handoff.add'), true), toButton('replace', t('handoff.replace'), false)]
  const decline = html`<a href="${shop.toHref(routes.home())}">${t('handoff.decline')}</a>`
  const body = html`<p>${t('handoff.text')}</p><ul>${lines}<li><strong>${t('handoff.total')}</strong><strong>${toMoney(grandTotal)}</strong></li></ul>${own}<form method="post">${buttons}${decline}</form>`
  return toDocument(shop, { title: t('handoff.title'), body })
}

/** The lines are in the person's bag: goes on to the cart or to the checkout. */
export function getReadyPage(shop: HandoffShop, kind: Handoff['kind']): string {
  const { t } = shop
  const next = shop.toHref(kind === 'checkout' ? routes.checkout() : routes.cart())
  const label = kind === 'checkout' ? t('handoff.checkout') : t('cart.title')
  return toDocument(shop, {
    next,
    title: t('handoff.ready_title'),
    body: html`<p><a class="first" href="${next}">${label}</a></p>`,
  })
}

/** The link leads nowhere: it was used, is too old, or was never one of ours. */
export function getGonePage(shop: HandoffShop): string {
  const { t } = shop
  const body = html`<p>${t('handoff.gone_text')}</p><p><a href="${shop.toHref(routes.home())}">${t('handoff.home')}</a></p>`
  return toDocument(shop, { title: t('handoff.gone_title'), body })
}

/** It did not work this time; the link still holds. */
export function getFailedPage(shop: HandoffShop): string {
  const { t } = shop
  const body = html`<p>${t('handoff.failed_text')}</p><p><a class="first" href="">${t('handoff.again')}</a></p>`
  return toDocument(shop, { title: t('handoff.failed_title'), body })
}
