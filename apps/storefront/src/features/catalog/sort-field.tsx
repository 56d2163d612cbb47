'use client'

import type { Sort } from '@sorrel/domain/filters'
import { useEarlyChoice } from '@sorrel/ui/early-choice'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './filter-bar.css.ts'

export interface SortOption {
  readonly value: Sort
  readonly label: string
}

export interface SortFieldProps {
  readonly sort: Sort
  readonly options: readonly SortOption[]
}

/** The order of a list. A choice sends the form that this field is part of. */
export function SortField({ sort, options }: SortFieldProps) {
  const { t } = useShop()
  const early = useEarlyChoice<HTMLSelectElement>((element) => {
    if (element.value !== sort) element.form?.requestSubmit()
  })
  return (
    <label className={styles.sortField} data-control="sort">
      <span className={styles.sortLabel}>{t('categories.sort.label')}</span>
      <select
        ref={early}
        name="sort"
        autoComplete="off"
        className={styles.sortSelect}
        defaultValue={sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value} className={styles.sortOption}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
