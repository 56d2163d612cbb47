import { fetchAddresses, type SavedAddress } from '@sorrel/commerce/account'
import type { CommerceClient } from '@sorrel/commerce/client'
import { fetchSendable, goesToAddress } from '@sorrel/commerce/subscription-actions'
import { parseNext, routes } from '@sorrel/contracts/routes'
import { ADDRESS_COUNTRIES } from '@sorrel/domain/address'
import { formatCountry } from '@sorrel/i18n/names'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { FormState } from '#form/form-shape.ts'
import { loadFormState } from '#form/load-flash.ts'
import type { Loaded } from '#shop/load-or-fallback.ts'
import type { Market } from '#request/market.ts'
import { getMetadata } from '#shop/metadata.ts'
import { loadStore } from '#request/store.ts'
import { getAvailable } from '#backend/unavailable.ts'
import { requireAccount } from '#request/page-context.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { addAddressForm, updateAddressForm } from './address-forms.ts'

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly value: string
  readonly label: string
}

/** The task of the page. Each task has a URL of its own, so that it works without script. */
export type AddressTask =
  | { readonly kind: 'list' }
  | {
      readonly kind: 'add'
      readonly form: FormState
      /** The path that asked for a new address, which saving it leads back to. Default: the list. */
      readonly next: string | undefined
    }
  | {
      readonly kind: 'edit'
      readonly address: SavedAddress
      readonly form: FormState
      /** Whether subscriptions go there. */
      readonly isUsed: boolean
    }
  | { readonly kind: 'delete'; readonly address: SavedAddress }

export interface AddressesScreenProps {
  readonly addresses: readonly SavedAddress[]
  readonly task: AddressTask
  /** By name, in the page's language. */
  readonly countries: readonly Country[]
  /** The store's own. */
  readonly homeCountry: string
}

/** The customer's addresses, and the one being edited. See docs/specification.md#addresses-and-cards. */
export const loadAddresses = cache(
  async (market: Market, query: string): Promise<Loaded<AddressesScreenProps>> => {
    const { commerce } = await requireAccount(market, `${routes.addresses()}${query && `?${query}`}`)
    const [store, result] = await Promise.all([loadStore(market), fetchAddresses(commerce)])
    const addresses = getAvailable(result) ?? []
    const { settings, t } = store
    const screen = {
      addresses,
      task: await readTask(new URLSearchParams(query), addresses, commerce),
      countries: getCountries(market.locale),
      homeCountry: settings.store.country,
    }
    const titles = [t('account.nav.addresses')]
    return {
      metadata: getMetadata(store, { market, path: routes.addresses(), titles, isPrivate: true }),
      shop: createShopView(store, market),
      screen,
    }
  },
)

/** Another customer's address is not found, like one that does not exist. */
async function readTask(
  query: URLSearchParams,
  addresses: readonly SavedAddress[],
  commerce: CommerceClient,
): Promise<AddressTask> {
  if (query.has('add')) {
    const next = parseNext(query.get('next'))
    return { kind: 'add', form: await loadFormState(addAddressForm.name), next }
  }
  const id = query.get('edit') ?? query.get('delete')
  if (id === null) return { kind: 'list' }
  const address = addresses.find((known) => known.id === id)
  if (address === undefined) notFound()
  if (query.has('delete')) return { kind: 'delete', address }
  const sendable = await fetchSendable(commerce)
  const isUsed = sendable.ok && sendable.value.some((each) => goesToAddress(each, address))
  return {
    kind: 'edit',
    address,
    form: await loadFormState(updateAddressForm.name, toValues(address)),
    isUsed,
  }
}

function toValues(address: SavedAddress): FormState['values'] {
  const { firstName, lastName, address1, address2 = '', city, state = '', zip, country, phone = '' } = address
  const isDefault = address.isDefault ? 'on' : ''
  return { firstName, lastName, address1, address2, city, state, zip, country, phone, isDefault }
}

function getCountries(locale: string): readonly Country[] {
  const { compare } = new Intl.Collator(locale)
  return ADDRESS_COUNTRIES.map((value) => ({
    value,
    label: formatCountry({ code: value, locale }),
  })).toSorted((left, right) => compare(left.label, right.label))
}
