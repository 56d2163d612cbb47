'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { useState } from 'react'
import type { FormState } from '#form/form-shape.ts'
import { ShopForm } from '#form/shop-form.tsx'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { AddressFields, type AddressFieldsProps } from './address-fields.tsx'
import { addAddressForm, getAddressLabels, updateAddressForm } from './address-forms.ts'
import type { Country } from './load-addresses.ts'

export interface AddressFormProps {
  readonly state: FormState
  /** The page's own path and query, locale included. */
  readonly from: string
  /** The address to change; a new one without. */
  readonly addressId?: string
  readonly countries: readonly Country[]
  readonly homeCountry: string
}

/** A new address, or changes to one. */
export function AddressForm(props: AddressFormProps) {
  const { state, from, addressId, countries, homeCountry } = props
  const { t, toHref, link } = useShop()
  const listHref = toHref(routes.addresses())
  const done = useDone(listHref)
  const [country, setCountry] = useState(state.values.country || homeCountry)
  const labels = getAddressLabels(country)
  const frame = {
    state,
    from,
    to: listHref,
    submit: t('account.addresses.save'),
    submitting: t('account.addresses.saving'),
    submitWidth: 'content',
    actions: (
      <Button as={link} href={listHref} variant="secondary" size="lg">
        {t('account.addresses.cancel')}
      </Button>
    ),
  } as const
  const fields = (field: AddressFieldsProps['field']) => (
    <AddressFields field={field} countries={countries} country={country} onCountryChange={setCountry} />
  )
  if (addressId === undefined)
    return (
      <ShopForm
        {...frame}
        shape={{ ...addAddressForm, labels }}
        onDone={() => done(t('account.addresses.added'))}
      >
        {fields}
      </ShopForm>
    )
  return (
    <ShopForm
      {...frame}
      shape={{ ...updateAddressForm, labels }}
      onDone={() => done(t('account.addresses.updated'))}
    >
      {(field) => (
        <>
          <input type="hidden" name="id" value={addressId} />
          {fields(field)}
        </>
      )}
    </ShopForm>
  )
}

/** Back to the list, read anew, with a word about what happened. */
function useDone(listHref: string): (message: string) => void {
  const { navigate, refresh } = useShop()
  const notify = useNotify()
  return (message) => {
    notify({ tone: 'success', message })
    navigate(listHref)
    refresh()
  }
}
