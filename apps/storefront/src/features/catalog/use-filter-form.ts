'use client'

import type { Sort } from '@sorrel/domain/filters'
import { type FormEvent, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import type { FilterChoices, FilterSample } from './filter-choices.ts'
import type { SortOption } from './sort-field.tsx'

/** What the filters of a list take, in the bar above it and in the drawer. */
export interface FilterBarProps {
  /** Path of the list in the page's language, without a query. */
  readonly path: string
  readonly choices: FilterChoices
  readonly samples: readonly FilterSample[]
  readonly sort: Sort
  readonly sortOptions: readonly SortOption[]
  /** Products that match the address. */
  readonly count: number
  /** Filters that the address has chosen. */
  readonly chosenCount: number
  readonly currencySymbol: string
}

const loadRules = () => import('./form-query.ts')

/** A form of filters: `count` follows the fields, sending leads to their address. The filters' code loads on first use. */
export function useFilterForm({ path, choices, samples, count }: FilterBarProps) {
  const { navigate } = useShop()
  const [matching, setMatching] = useState(count)
  return {
    count: matching,
    onChange: (event: FormEvent<HTMLFormElement>) => {
      const fields = readFields(event.currentTarget)
      void loadRules().then(({ countMatching }) => setMatching(countMatching(samples, fields, choices.price)))
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const fields = readFields(event.currentTarget)
      void loadRules().then(({ toFormQuery }) => {
        const query = toFormQuery(fields, choices.price)
        navigate(query === '' ? path : `${path}?${query}`, 'keep')
      })
    },
  }
}

function readFields(form: HTMLFormElement): readonly (readonly [string, string])[] {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
}
