'use client'

import { type FormEvent, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import type { FilterChoices, FilterSample } from './filter-choices.ts'

export interface FilterFormOptions {
  readonly path: string
  readonly choices: FilterChoices
  readonly samples: readonly FilterSample[]
  /** Products that match what the address says. */
  readonly count: number
}

export interface FilterForm {
  /** Products that match what the form says. */
  readonly count: number
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

const loadRules = () => import('./form-query.ts')

/** A form of filters: counts while the shopper chooses, and leads to the chosen address. Its rules load on first use. */
export function useFilterForm({ path, choices, samples, count }: FilterFormOptions): FilterForm {
  const { navigate } = useShop()
  const [matching, setMatching] = useState(count)
  return {
    count: matching,
    onChange: (event) => {
      const fields = readFields(event.currentTarget)
      void loadRules().then(({ countMatching }) => setMatching(countMatching(samples, fields, choices.price)))
    },
    onSubmit: (event) => {
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
