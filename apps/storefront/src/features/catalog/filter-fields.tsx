'use client'

import { Checkbox } from '@sorrel/ui/checkbox'
import { TextField } from '@sorrel/ui/text-field'
import { useShop } from '#shop/shop-context.tsx'
import type { FilterGroup, PriceChoice } from './filter-choices.ts'
import * as styles from './filter-bar.css.ts'

/** The values of one filter. Native fields, so that the form works without script. */
export function GroupFields({ group }: { readonly group: FilterGroup }) {
  return (
    <fieldset className={styles.group} aria-label={group.name}>
      {group.choices.map(({ value, label, isChosen }) => (
        <Checkbox key={value} name={group.id} value={value} label={label} defaultChecked={isChosen} />
      ))}
    </fieldset>
  )
}

export interface PriceFieldsProps {
  readonly price: PriceChoice
  /** Before the amounts: `£`. */
  readonly currencySymbol: string
}

/** From and to, both inclusive; an empty one is open. */
export function PriceFields({ price: { bounds, chosen }, currencySymbol }: PriceFieldsProps) {
  const { t } = useShop()
  const shared = {
    type: 'number',
    name: 'price',
    inputMode: 'decimal',
    min: 0,
    step: 'any',
    start: currencySymbol,
  } as const
  return (
    <fieldset className={styles.priceGroup} aria-label={t('categories.filters.price')}>
      <TextField
        {...shared}
        label={t('categories.filters.price_min')}
        placeholder={String(bounds.min)}
        defaultValue={chosen?.min}
      />
      <TextField
        {...shared}
        label={t('categories.filters.price_max')}
        placeholder={String(bounds.max)}
        defaultValue={chosen?.max}
      />
    </fieldset>
  )
}
