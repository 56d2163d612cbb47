import { routes } from '@sorrel/contracts/routes'
import type { Account } from '@sorrel/domain/account'
import { cache } from 'react'
import type { Loaded, ScreenProps } from '#platform/loaded.ts'
import type { Market } from '#platform/market.ts'
import { getMetadata } from '#platform/metadata.ts'
import { getScreenProps } from '#platform/screen-props.ts'
import { loadStore } from '#platform/store.ts'
import { requireAccount } from '#platform/visit.ts'

export interface ProfileScreenProps extends ScreenProps {
  readonly account: Account
}

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
