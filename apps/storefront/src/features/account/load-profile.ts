import { fetchAddresses, fetchCards, type SavedAddress, type SavedCard } from '@sorrel/commerce/account'
import { routes } from '@sorrel/contracts/routes'
import type { Account } from '@sorrel/domain/account'
import { cache } from 'react'
import type { Loaded, ScreenProps } from '#platform/loaded.ts'
import type { Market } from '#platform/market.ts'
import { getMetadata } from '#platform/metadata.ts'
import { getScreenProps } from '#platform/screen-props.ts'
import { loadStore } from '#platform/store.ts'
import { getAvailable } from '#platform/unavailable.ts'
import { requireAccount } from '#platform/visit.ts'

export interface AddressesScreenProps extends ScreenProps {
  readonly addresses: readonly SavedAddress[]
}

export interface CardsScreenProps extends ScreenProps {
  readonly cards: readonly SavedCard[]
}

export interface ProfileScreenProps extends ScreenProps {
  readonly account: Account
}

/** The customer's addresses. Specification section 2. */
export const loadAddresses = cache(async (market: Market): Promise<Loaded<AddressesScreenProps>> => {
  const path = routes.addresses()
  const { commerce } = await requireAccount(market, path)
  const [store, result] = await Promise.all([loadStore(market), fetchAddresses(commerce)])
  const addresses = getAvailable(result) ?? []
  const metadata = getMetadata(store, {
    market,
    path,
    titles: [store.t('account.nav.addresses')],
    isPrivate: true,
  })
  return { metadata, screen: { ...getScreenProps(store, market), addresses } }
})

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

/** The customer's own details. Decisions "Routes". */
export const loadProfile = cache(async (market: Market): Promise<Loaded<ProfileScreenProps>> => {
  const path = routes.profile()
  const { account } = await requireAccount(market, path)
  const store = await loadStore(market)
  const metadata = getMetadata(store, {
    market,
    path,
    titles: [store.t('account.nav.profile')],
    isPrivate: true,
  })
  return { metadata, screen: { ...getScreenProps(store, market), account } }
})
