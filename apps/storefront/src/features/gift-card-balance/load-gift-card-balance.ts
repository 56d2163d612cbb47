import { routes } from '@sorrel/contracts/routes'
import { cache } from 'react'
import { loadFormState } from '#form/load-flash.ts'
import type { Market } from '#request/market.ts'
import { loadLastStore } from '#request/store.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import type { Loaded } from '#shop/load-or-fallback.ts'
import { getMetadata } from '#shop/metadata.ts'
import type { BalanceFormProps } from './balance-form.tsx'
import { balanceForm } from './balance-form-shape.ts'

/** The page to look up a gift card, with what the last answer left where no script runs. */
export const loadGiftCardBalance = cache(async (market: Market): Promise<Loaded<BalanceFormProps>> => {
  const store = await loadLastStore(market)
  const path = routes.giftcardBalance()
  const titles = [store.t('gift_card_balance.title')]
  const metadata = getMetadata(store, { market, path, titles, isPrivate: true })
  const shop = createShopView(store, market)
  return { metadata, shop, screen: { from: shop.toHref(path), state: await loadFormState(balanceForm.name) } }
})
