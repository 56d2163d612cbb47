'use client'

import type { Sort } from '@sorrel/domain/filters'
import { BareSelect } from '@sorrel/ui/bare-select'
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
  return (
    <label className={styles.sortField} data-control="sort">
      <span className={styles.sortLabel}>{t('categories.sort.label')}</span>
      <BareSelect
        name="sort"
        defaultValue={sort}
        options={options}
        onValueChange={(_, { form }) => form?.requestSubmit()}
      />
    </label>
  )
}
