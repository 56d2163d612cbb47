import { routes } from '@sorrel/contracts/routes'
import type { Account } from '@sorrel/domain/account'
import { cache } from 'react'
import type { FormState } from '#platform/form/form-shape.ts'
import { loadFormState } from '#platform/form/load-flash.ts'
import type { Loaded, ScreenProps } from '#platform/loaded.ts'
import type { Market } from '#platform/market.ts'
import { getMetadata } from '#platform/metadata.ts'
import { loadStore } from '#platform/store.ts'
import { requireAccount } from '#platform/visit.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { passwordForm, profileForm } from './profile-forms.ts'

export interface ProfileScreenProps extends ScreenProps {
  readonly account: Account
  readonly details: FormState
  readonly password: FormState
}

/** The customer's own details. See docs/decisions.md#routes. */
export const loadProfile = cache(async (market: Market): Promise<Loaded<ProfileScreenProps>> => {
  const path = routes.profile()
  const { account } = await requireAccount(market, path)
  const store = await loadStore(market)
  const titles = [store.t('account.nav.profile')]
  const metadata = getMetadata(store, { market, path, titles, isPrivate: true })
  const { firstName, lastName, emailOptin } = account
  const screen = {
    shop: createShopView(store, market),
    account,
    details: await loadFormState(profileForm.name, {
      firstName,
      lastName,
      emailOptin: emailOptin ? 'on' : '',
    }),
    password: await loadFormState(passwordForm.name),
  }
  return { metadata, screen }
})
