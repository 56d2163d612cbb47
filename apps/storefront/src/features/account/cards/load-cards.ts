import { fetchCards, type SavedCard } from '@sorrel/commerce/account'
import { routes } from '@sorrel/contracts/routes'
import { cache } from 'react'
import type { Loaded, ScreenProps } from '#platform/loaded.ts'
import type { Market } from '#platform/market.ts'
import { getMetadata } from '#platform/metadata.ts'
import { getScreenProps } from '#platform/screen-props.ts'
import { loadStore } from '#platform/store.ts'
import { getAvailable } from '#platform/unavailable.ts'
import { requireAccount } from '#platform/visit.ts'

export interface CardsScreenProps extends ScreenProps {
  readonly cards: readonly SavedCard[]
}

/** The customer's cards. Specification section 2. */
export const loadCards = cache(async (market: Market): Promise<Loaded<CardsScreenProps>> => {
  const path = routes.cards()
  const { commerce } = await requireAccount(market, path)
  const [store, result] = await Promise.all([loadStore(market), fetchCards(commerce)])
  const cards = getAvailable(result) ?? []
  const metadata = getMetadata(store, {
    market,
    path,
    titles: [store.t('account.nav.cards')],
    isPrivate: true,
  })
  return { metadata, screen: { ...getScreenProps(store, market), cards } }
})
