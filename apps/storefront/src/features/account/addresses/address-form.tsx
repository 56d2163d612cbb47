'use client'

import { Button } from '@sorrel/ui/button'
import type { LinkComponent } from '@sorrel/ui/link'
import type { FormState } from '#platform/form/form-shape.ts'
import { ShopForm } from '#platform/form/shop-form.tsx'
import { useHost } from '#platform/host.ts'
import { useNotify } from '#platform/notifications.tsx'
import { useWords } from '#platform/words.tsx'
import { AddressFields } from './address-fields.tsx'
import { addAddressForm, updateAddressForm } from './address-forms.ts'
import type { Country } from './load-addresses.ts'

export interface AddressFormProps {
  readonly state: FormState
  /** The page's own path and query, locale included. */
  readonly from: string
  readonly listHref: string
  /** The address to change; a new one without. */
  readonly addressId?: string
  readonly countries: readonly Country[]
  readonly homeCountry: string
  readonly link: LinkComponent
}

/** A new address, or changes to one. */
export function AddressForm(props: AddressFormProps) {
  const { state, from, listHref, addressId, countries, homeCountry, link } = props
  const t = useWords()
  const done = useDone(listHref)
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
  if (addressId === undefined)
    return (
      <ShopForm {...frame} shape={addAddressForm} onDone={() => done(t('account.addresses.added'))}>
        {(field) => <AddressFields field={field} countries={countries} homeCountry={homeCountry} />}
      </ShopForm>
    )
  return (
    <ShopForm {...frame} shape={updateAddressForm} onDone={() => done(t('account.addresses.updated'))}>
      {(field) => (
        <>
          <input type="hidden" name="id" value={addressId} />
          <AddressFields field={field} countries={countries} homeCountry={homeCountry} />
        </>
      )}
    </ShopForm>
  )
}

/** Back to the list, read anew, with a word about what happened. */
function useDone(listHref: string): (message: string) => void {
  const { navigate, refresh } = useHost()
  const notify = useNotify()
  return (message) => {
    notify({ tone: 'success', message })
    navigate(listHref)
    refresh()
  }
}
