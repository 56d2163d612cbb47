import { routes } from '@sorrel/contracts/routes'
import type { Account } from '@sorrel/domain/account'
import { cache } from 'react'
import type { FormState } from '#form/form-shape.ts'
import { loadFormState } from '#form/load-flash.ts'
import type { Loaded } from '#shop/load-or-fallback.ts'
import type { Market } from '#request/market.ts'
import { getMetadata } from '#shop/metadata.ts'
import { loadStore } from '#request/store.ts'
import { requireAccount } from '#request/page-context.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { emailForm, passwordForm, profileForm } from './profile-forms.ts'

export interface ProfileScreenProps {
  readonly account: Account
  readonly details: FormState
  readonly email: FormState
  readonly password: FormState
  /** Unset when the store names none. */
  readonly supportEmail: string | undefined
}

/** The customer's own details. See docs/decisions.md#routes. */
export const loadProfile = cache(async (market: Market): Promise<Loaded<ProfileScreenProps>> => {
  const path = routes.profile()
  const { account } = await requireAccount(market, path)
  const store = await loadStore(market)
  const titles = [store.t('account.nav.profile')]
  const metadata = getMetadata(store, { market, path, titles, isPrivate: true })
  const { firstName, lastName, phone = '', emailOptin } = account
  const screen = {
    account,
    details: await loadFormState(profileForm.name, {
      firstName,
      lastName,
      phone,
      emailOptin: emailOptin ? 'on' : '',
    }),
    email: await loadFormState(emailForm.name),
    password: await loadFormState(passwordForm.name),
    supportEmail: store.settings.store.supportEmail,
  }
  return { metadata, shop: createShopView(store, market), screen }
})
