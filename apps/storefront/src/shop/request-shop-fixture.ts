/** Run by its test with the condition `react-server`, as the server renders: writes what two renders at one time came to. */
import { createRequire } from 'node:module'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createElement, type ReactNode } from 'react'
import { useShop } from '#shop/use-shop'
import { getMarketView } from './market-view.ts'
import { setLayoutShop, setPageShop } from './request-shop.ts'
import type { ShopView } from './shop.ts'

interface Renderer {
  readonly renderToPipeableStream: (
    element: ReactNode,
    clientModules: object,
    options: { readonly onError: (error: unknown) => void },
  ) => { readonly pipe: (to: PassThrough) => PassThrough }
}

/** What Next renders server components with: it has no types. */
const { renderToPipeableStream }: Renderer = createRequire(import.meta.url)(
  'next/dist/compiled/react-server-dom-turbopack/server.node.js',
)

function createView(locale: string, currency: string): ShopView {
  const market = { locale, currency, defaultLocale: 'en', currencies: [] }
  return { ...getMarketView(market), t: (key) => key, link: 'a', image: () => null }
}

const gate = Promise.withResolvers<void>()
let waiting = 0

/** Renders go on once each of them has come so far. */
async function meet(count: number): Promise<void> {
  waiting += 1
  if (waiting === count) gate.resolve()
  await gate.promise
}

function Price() {
  const { formatPrice, toHref, getRating } = useShop()
  return `${formatPrice(10)} ${toHref('/products')} ${getRating === undefined ? 'unrated' : 'rated'}`
}

async function Later() {
  await meet(2)
  return createElement('p', null, createElement(Price))
}

async function Page({ view }: { readonly view: ShopView }) {
  await Promise.resolve()
  setPageShop({ ...view, getRating: () => undefined })
  return createElement(Later)
}

/** Comes to its shop after the page has come to its own. */
async function Layout({ view, children }: { readonly view: ShopView; readonly children?: ReactNode }) {
  await new Promise((resolve) => setImmediate(resolve))
  setLayoutShop(view)
  return [createElement('nav', { key: 'nav' }, createElement(Price)), children]
}

async function render(element: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { pipe } = renderToPipeableStream(element, {}, { onError: (error) => void errors.push(error) })
  const flight = await text(pipe(new PassThrough()))
  return errors.length === 0 ? flight : String(errors[0])
}

const renderMarket = (view: ShopView) =>
  render([createElement(Page, { key: 'page', view }), createElement(Layout, { key: 'layout', view })])

const [pounds, euros] = await Promise.all([
  renderMarket(createView('en', 'GBP')),
  renderMarket(createView('fr', 'EUR')),
])
const without = await render(createElement(Price))
process.stdout.write(JSON.stringify({ pounds, euros, without }))
