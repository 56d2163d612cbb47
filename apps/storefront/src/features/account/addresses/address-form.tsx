'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { useState } from 'react'
import { getAddressFormat } from '@sorrel/domain/address'
import { Checkbox } from '@sorrel/ui/checkbox'
import { NativeSelect } from '@sorrel/ui/native-select'
import { TextField } from '@sorrel/ui/text-field'
import type { FormState } from '#form/form-shape.ts'
import { WithDraft } from '#form/with-draft.tsx'
import { ShopForm, type FieldFacts } from '#form/shop-form.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { useReturnWithMessage } from '../layout/use-updated.ts'
import type { TableMessage } from '#form/flash-message.ts'
import { addAddressForm, getAddressLabels, updateAddressForm } from './address-forms.ts'
import type { Country } from './load-addresses.ts'
import * as styles from './addresses.css.ts'

export interface AddressFormProps {
  readonly state: FormState
  /** The page's own path and query, locale included. */
  readonly from: string
  /** Where it leads when it is saved, locale included. Default: the list. */
  readonly next?: string | undefined
  /** The address to change; a new one without. */
  readonly addressId?: string
  /** Whether subscriptions go there, which can go along with a change. */
  readonly isUsed: boolean
  readonly countries: readonly Country[]
  readonly homeCountry: string
}

/** The form, restored with what was typed before the owner had to log in again. */
export function DraftedAddressForm(props: AddressFormProps) {
  const { name } = props.addressId === undefined ? addAddressForm : updateAddressForm
  return (
    <WithDraft name={name} state={props.state}>
      {(state) => <AddressForm {...props} state={state} />}
    </WithDraft>
  )
}

/** A new address, or changes to one. */
export function AddressForm(props: AddressFormProps) {
  const { state, from, next, addressId, countries, homeCountry } = props
  const { t, toHref, link } = useShop()
  const listHref = next ?? toHref(routes.addresses())
  const done = useReturnWithMessage(listHref)
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
          {props.isUsed && <SubscriptionsToo field={field} />}
        </>
      )}
    </ShopForm>
  )
}

/** Subscriptions keep the address that they began with, unless they are sent to the new one. */
function SubscriptionsToo({ field }: Pick<AddressFieldsProps, 'field'>) {
  const { t } = useShop()
  const { id, name, label } = field('subscriptions', t('account.addresses.use_for_subscriptions'))
  return <Checkbox id={id} name={name} label={label} defaultChecked />
}

interface AddressFieldsProps {
  readonly field: (name: string, label: string) => FieldFacts
  readonly countries: readonly Country[]
  /** Code of the chosen country. */
  readonly country: string
  readonly onCountryChange: (code: string) => void
}

/** The parts of an address, as the chosen country writes them. */
function AddressFields({ field, countries, country, onCountryChange }: AddressFieldsProps) {
  const { t } = useShop()
  const labels = getAddressLabels(country)
  const part = (name: keyof typeof labels) => field(name, t(labels[name] satisfies TableMessage))
  const { defaultValue: _chosen, ...countryField } = part('country')
  const { region, isRegionRequired } = getAddressFormat(country)
  const isDefault = field('isDefault', t('account.addresses.use_as_default'))
  const optional = t('account.addresses.optional')
  return (
    <div className={styles.fields}>
      <div className={styles.whole}>
        <NativeSelect
          {...countryField}
          options={countries}
          value={country}
          onValueChange={onCountryChange}
          autoComplete="country"
          required
        />
      </div>
      <TextField {...part('firstName')} autoComplete="given-name" required />
      <TextField {...part('lastName')} autoComplete="family-name" required />
      <div className={styles.whole}>
        <TextField {...part('address1')} autoComplete="address-line1" required />
      </div>
      <div className={styles.whole}>
        <TextField {...part('address2')} autoComplete="address-line2" optionalLabel={optional} />
      </div>
      <TextField {...part('city')} autoComplete="address-level2" required />
      {region && (
        <TextField
          {...part('state')}
          autoComplete="address-level1"
          required={isRegionRequired}
          optionalLabel={isRegionRequired ? undefined : optional}
        />
      )}
      <TextField {...part('zip')} autoComplete="postal-code" required />
      <TextField {...part('phone')} type="tel" autoComplete="tel" optionalLabel={optional} />
      <div className={styles.whole}>
        <Checkbox
          id={isDefault.id}
          name={isDefault.name}
          label={isDefault.label}
          defaultChecked={isDefault.defaultValue === 'on'}
        />
      </div>
    </div>
  )
}
