'use client'

import { getAddressFormat } from '@sorrel/domain/address'
import { Checkbox } from '@sorrel/ui/checkbox'
import { NativeSelect } from '@sorrel/ui/native-select'
import { TextField } from '@sorrel/ui/text-field'
import type { FieldFacts } from '#form/shop-form.tsx'
import type { TableMessage } from '#form/flash-message.ts'
import { useShop } from '#shop/shop-context.tsx'
import { getAddressLabels } from './address-forms.ts'
import type { Country } from './load-addresses.ts'
import * as styles from './address-form.css.ts'

export interface AddressFieldsProps {
  readonly field: (name: string, label: string) => FieldFacts
  readonly countries: readonly Country[]
  /** Code of the chosen country. */
  readonly country: string
  readonly onCountryChange: (code: string) => void
}

/** The parts of an address, as the chosen country writes them. */
export function AddressFields({ field, countries, country, onCountryChange }: AddressFieldsProps) {
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
