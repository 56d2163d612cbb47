import { fetchAddresses, type SavedAddress } from '@sorrel/commerce/account'
import { routes } from '@sorrel/contracts/routes'
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
