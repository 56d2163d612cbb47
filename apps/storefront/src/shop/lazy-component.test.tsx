// @vitest-environment jsdom
import { act, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { createLazyComponent } from './lazy-component.tsx'
import type { ShopConfig, ShopFramework } from './shop.ts'
import { ShopMessages, ShopProvider, useShop } from './shop-context.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const MESSAGES = { 'categories.filters.clear': 'Effacer', 'categories.filters.close': 'Fermer' }
const CONFIG: ShopConfig = {
  locale: 'fr-CA',
  defaultLocale: 'en',
  currency: 'GBP',
  currencies: [],
  commerceUrl: '',
  commercePublicKey: '',
  mediaOrigin: '',
  storeApiPrefix: '',
  vaultUrl: '',
  locationIpUrl: '',
  locationReverseUrl: '',
}
const FRAMEWORK: ShopFramework = {
  link: () => null,
  image: () => null,
  pathname: '/',
  navigate: () => undefined,
  refresh: () => undefined,
  load: () => undefined,
}

function Filters({ own }: { readonly own: string }) {
  const { t } = useShop()
  return `${own}: ${t('categories.filters.clear')}, ${t('categories.filters.close')}`
}

test('a late part shows the messages of its page’s file, the store’s own first', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/messages.json' ? Response.json(MESSAGES) : new Response(null, { status: 404 }),
  )
  const load = vi.fn(async () => Filters)
  const late = createLazyComponent(load)
  const host = document.createElement('div')
  const root = createRoot(host)
  await act(async () =>
    root.render(
      <ShopProvider config={CONFIG} framework={FRAMEWORK}>
        <ShopMessages late="/messages.json" messages={{ 'categories.filters.close': 'Fini' }}>
          <Suspense fallback="…">
            <late.Part own="Filtres" />
          </Suspense>
        </ShopMessages>
      </ShopProvider>,
    ),
  )
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(host.textContent).toBe('Filtres: Effacer, Fini')
  })
  expect(load).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
})

test('code that could not be loaded is asked for again', async () => {
  const load = vi.fn(async () => Filters).mockRejectedValueOnce(new Error('offline'))
  const late = createLazyComponent(load)
  const page = { lazyMessages: [] }
  await expect(late.preload(page)).rejects.toThrow('offline')
  await late.preload(page)
  await late.preload(page)
  expect(load).toHaveBeenCalledTimes(2)
})

test('messages that could not be loaded are asked for again', async () => {
  const answers = [new Response(null, { status: 503 }), Response.json({})]
  const ask = vi.fn(async () => answers.shift() ?? Response.error())
  vi.stubGlobal('fetch', ask)
  const late = createLazyComponent(async () => Filters)
  const page = { lazyMessages: ['/again.json'] }
  await expect(late.preload(page)).rejects.toThrow('/again.json answered 503')
  await late.preload(page)
  await late.preload(page)
  expect(ask).toHaveBeenCalledTimes(2)
})
