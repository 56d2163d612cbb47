import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { createMessages } from '@sorrel/i18n/message'
import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useShop } from '#shop/use-shop'
import { getMarketView } from './market-view.ts'
import { setLayoutShop, setPageShop } from './request-shop.ts'
import type { ShopView } from './shop.ts'

interface Renderer {
  readonly renderToReadableStream: (
    element: ReactNode,
    options: { readonly onError: (error: unknown) => void },
  ) => ReadableStream
}

const require = createRequire(import.meta.url)
/** React's own renderer of server components, as it comes for one of the bundlers: it has no types. */
const { renderToReadableStream }: Renderer = require('react-server-dom-parcel/server')

function createView(locale: string, currency: string): ShopView {
  const market = { locale, currency, defaultLocale: 'en', currencies: [] }
  const t = createMessages({ locale, messages: {} })
  return { ...getMarketView(market), t, link: 'a', image: () => null }
}

/** Renders go on once each of `count` has come so far. */
function createMeeting(count: number): () => Promise<void> {
  const gate = Promise.withResolvers<void>()
  let waiting = 0
  return () => {
    waiting += 1
    if (waiting === count) gate.resolve()
    return gate.promise
  }
}

function Price() {
  const { formatPrice, currency, toHref, getRating } = useShop()
  return `${formatPrice({ amount: 10, currency })} ${toHref('/products')} ${getRating === undefined ? 'unrated' : 'rated'}`
}

interface PageProps {
  readonly view: ShopView
  readonly meet: () => Promise<void>
}

async function Page({ view, meet }: PageProps) {
  await Promise.resolve()
  setPageShop({ ...view, getRating: () => undefined })
  return createElement(Later, { meet })
}

async function Later({ meet }: Pick<PageProps, 'meet'>) {
  await meet()
  return createElement('p', null, createElement(Price))
}

/** Comes to its shop after the page has come to its own. */
async function Layout({ view }: Pick<PageProps, 'view'>) {
  await new Promise((resolve) => setImmediate(resolve))
  setLayoutShop(view)
  return createElement('nav', null, createElement(Price))
}

/** What server components wrote of a page beside its layout, and what failed. */
async function render(...parts: readonly ReactNode[]) {
  const errors: string[] = []
  const stream = renderToReadableStream(parts, { onError: (error) => void errors.push(String(error)) })
  const flight = await text(stream)
  return { shown: [...flight.matchAll(/"([^"]* (?:rated|unrated))"/g)].map(([, found]) => found), errors }
}

test('two markets that are rendered at one time have each its own shop, in the page and in the layout', async () => {
  const meet = createMeeting(2)
  const renderMarket = (view: ShopView) =>
    render(createElement(Page, { key: 'page', view, meet }), createElement(Layout, { key: 'layout', view }))
  const pages = await Promise.all([
    renderMarket(createView('en', 'GBP')),
    renderMarket(createView('fr', 'EUR')),
  ])
  // The page knows ratings: its layout, which comes after it, takes nothing from it.
  const pounds = '£10.00 /products rated'
  const euros = '10,00\u00A0€ /fr/products rated'
  expect(pages).toEqual([
    { shown: [pounds, pounds], errors: [] },
    { shown: [euros, euros], errors: [] },
  ])
})

test('a part of a page that has said no shop fails and names what is missing, also after another page was drawn', async () => {
  const view = createView('en', 'GBP')
  await render(createElement(Page, { key: 'page', view, meet: createMeeting(1) }))
  const { shown, errors } = await render(createElement(Price, { key: 'price' }))
  expect(shown).toEqual([])
  expect(errors).toEqual([expect.stringContaining('createPage')])
})

test('outside a render there is no shop', () => {
  expect(() => useShop()).toThrow('setPageShop')
})
