import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { Inline } from '@sorrel/ui/inline'
import { cache } from 'react'
import type { Loaded } from '#shop/load-or-fallback.ts'
import type { Market } from '#request/market.ts'
import { loadStore } from '#request/store.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { useShop } from '#shop/use-shop'
import { HandoffPage } from './handoff-screen.tsx'
import { PRIVATE } from './load-handoff.ts'

export const loadReady = cache(async (market: Market): Promise<Loaded<object>> => {
  const store = await loadStore(market)
  const metadata = { ...PRIVATE, title: store.t('handoff.ready_title') }
  return { metadata, shop: createShopView(store, market), screen: {} }
})

/**
 * The lines are in the person's own cart: the browser continues to the checkout. A form's answer could not redirect
 * there, because `form-action` allows this shop only.
 */
export function ReadyScreen() {
  const shop = useShop()
  const { t } = shop
  const href = shop.toHref(routes.checkout())
  return (
    <HandoffPage title={t('handoff.ready_title')}>
      <meta httpEquiv="refresh" content={`0;url=${href}`} />
      <Inline>
        <Button href={href} size="lg">
          {t('handoff.checkout')}
        </Button>
      </Inline>
    </HandoffPage>
  )
}
