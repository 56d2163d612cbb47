'use client'

import type { FilterChoice, FilterGroup, PriceChoice } from '@sorrel/domain/filter-choices'
import { Checkbox } from '@sorrel/ui/checkbox'
import { TextField } from '@sorrel/ui/text-field'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import { Suspense, useRef, useState } from 'react'
import { createLazyComponent } from '#shop/lazy-component.tsx'
import { useShop } from '#shop/shop-context.tsx'
import type { Shop } from '#shop/shop.ts'
import * as styles from './filter-bar.css.ts'

const PriceSlider = createLazyComponent(async () => (await import('./price-slider.tsx')).PriceSlider)
const ValueSearch = createLazyComponent(async () => (await import('./value-search.tsx')).ValueSearch)

/** Loads the code of an opened filter's further controls. */
export function preloadFields(id: string, shop: Shop): void {
  if (id === 'price') void PriceSlider.preload(shop)
}

/** A filter with more values than this has a search among them. */
const SEARCH_ABOVE = 12

interface OpenedFields {
  /** Controls that need script are rendered only then. */
  readonly isOpen: boolean
}

/** The values of one filter. Native fields, so that the form works without script. */
export function GroupFields({ group, isOpen }: OpenedFields & { readonly group: FilterGroup }) {
  const { id, name, choices } = group
  const [found, setFound] = useState<ReadonlySet<string>>()
  const isLong = choices.length > SEARCH_ABOVE
  return (
    <div className={styles.groupFields}>
      {isLong && (
        <div className={styles.searchPlace}>
          {isOpen && (
            <Suspense>
              <ValueSearch.Part name={name} choices={choices} onFound={setFound} />
            </Suspense>
          )}
        </div>
      )}
      <fieldset className={styles.values} data-many={isLong || undefined} aria-label={name}>
        {choices.map((choice) => (
          <div key={choice.value} hidden={found && !found.has(choice.value)}>
            <Checkbox
              name={id}
              value={choice.value}
              label={<ChoiceLabel choice={choice} />}
              defaultChecked={choice.isChosen}
            />
          </div>
        ))}
      </fieldset>
    </div>
  )
}

function ChoiceLabel({ choice: { label, count } }: { readonly choice: FilterChoice }) {
  const { locale } = useShop()
  if (count === undefined) return label
  return (
    <>
      {`${label} `}
      <bdi className={styles.valueCount}>{`(${count.toLocaleString(locale)})`}</bdi>
    </>
  )
}

export interface PriceFieldsProps extends OpenedFields {
  readonly price: PriceChoice
  /** Before the amounts: `£`. */
  readonly currencySymbol: string
}

/** From and to, both inclusive; an empty one is open. A slider moves both. */
export function PriceFields({ price, currencySymbol, isOpen }: PriceFieldsProps) {
  const { t } = useShop()
  const ref = useRef<HTMLFieldSetElement>(null)
  const { bounds, chosen } = price
  const shared = {
    type: 'number',
    name: 'price',
    inputMode: 'decimal',
    min: 0,
    step: 'any',
    start: currencySymbol,
  } as const
  return (
    <div className={styles.priceFields}>
      <div className={styles.sliderPlace}>
        {isOpen && (
          <Suspense>
            <PriceSlider.Part price={price} fields={ref} />
          </Suspense>
        )}
      </div>
      <fieldset ref={ref} className={styles.priceGroup} aria-label={t('categories.filters.price')}>
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
    </div>
  )
}

/** Text of the button that leads to the results, with their number where it is known. */
export function SeeResults({ count }: { readonly count: number | undefined }) {
  const { t } = useShop()
  return count === undefined ? t('categories.filters.see') : t('categories.filters.see_results', { count })
}

/** Announces the number of products to screen readers whenever it changes. */
export function SpokenCount({ count }: { readonly count: number | undefined }) {
  const { t } = useShop()
  return (
    <div role="status">
      <VisuallyHidden>{count !== undefined && t('categories.filters.results', { count })}</VisuallyHidden>
    </div>
  )
}
