'use client'

import { getAddressFormat } from '@sorrel/domain/address'
import { Checkbox } from '@sorrel/ui/checkbox'
import { NativeSelect } from '@sorrel/ui/native-select'
import { TextField } from '@sorrel/ui/text-field'
import { useState } from 'react'
import type { FieldFacts } from '#platform/form/shop-form.tsx'
import { useWords } from '#platform/words.tsx'
import type { Country } from './load-addresses.ts'
import * as styles from './address-form.css.ts'

export interface AddressFieldsProps {
  readonly field: (name: string, label: string) => FieldFacts
  readonly countries: readonly Country[]
  readonly homeCountry: string
}

const ZIP_LABELS = {
  postcode: 'account.addresses.zip',
  zip_code: 'account.addresses.zip_code',
  eircode: 'account.addresses.eircode',
} as const

/** The parts of an address, as the chosen country writes them. */
export function AddressFields({ field, countries, homeCountry }: AddressFieldsProps) {
  const t = useWords()
  const { defaultValue: chosen, ...country } = field('country', t('account.addresses.country'))
  const [code, setCode] = useState(chosen || homeCountry)
  const { region, isRegionRequired, zip } = getAddressFormat(code)
  const isDefault = field('isDefault', t('account.addresses.use_as_default'))
  const optional = t('account.addresses.optional')
  return (
    <div className={styles.fields}>
      <div className={styles.whole}>
        <NativeSelect
          {...country}
          options={countries}
          value={code}
          onValueChange={setCode}
          autoComplete="country"
          required
        />
      </div>
      <TextField
        {...field('firstName', t('account.addresses.first_name'))}
        autoComplete="given-name"
        required
      />
      <TextField
        {...field('lastName', t('account.addresses.last_name'))}
        autoComplete="family-name"
        required
      />
      <div className={styles.whole}>
        <TextField
          {...field('address1', t('account.addresses.address1'))}
          autoComplete="address-line1"
          required
        />
      </div>
      <div className={styles.whole}>
        <TextField
          {...field('address2', t('account.addresses.address2'))}
          autoComplete="address-line2"
          optionalLabel={optional}
        />
      </div>
      <TextField {...field('city', t('account.addresses.city'))} autoComplete="address-level2" required />
      {region && (
        <TextField
          {...field('state', t(`account.addresses.region.${region}`))}
          autoComplete="address-level1"
          required={isRegionRequired}
          optionalLabel={isRegionRequired ? undefined : optional}
        />
      )}
      <TextField {...field('zip', t(ZIP_LABELS[zip]))} autoComplete="postal-code" required />
      <TextField
        {...field('phone', t('account.addresses.phone'))}
        type="tel"
        autoComplete="tel"
        optionalLabel={optional}
      />
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
