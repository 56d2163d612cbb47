'use client'

import type { PreviewedFilters } from '@sorrel/commerce/filter-preview'
import type { FilterChoices } from '@sorrel/domain/filter-choices'
import type { Sort } from '@sorrel/domain/filters'
import type { ListScope } from '@sorrel/domain/list-address'
import { type SubmitEvent as ReactSubmitEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import type { FormPreview } from './form-query.ts'
import { rememberControl, takeUsedControl } from './list-return.ts'
import type { SortOption } from './sort-field.tsx'

/** Props of a list's filters, in the bar above it and in the drawer. */
export interface FilterBarProps {
  /** Path of the list in the page's language, without a query. */
  readonly path: string
  readonly scope: ListScope
  /** Address of the list without filters. */
  readonly clearHref: string
  readonly choices: FilterChoices
  readonly sort: Sort
  readonly sortOptions: readonly SortOption[]
  /** Products that match the address. */
  readonly count: number
  /** Filters that the address has chosen. */
  readonly chosenCount: number
  /** The chosen values of each filter, by its id. */
  readonly chosenTexts: Readonly<Record<string, string>>
  readonly currencySymbol: string
}

const loadRules = () => import('./form-query.ts')

/**
 * A form of filters: `count` and the counts of `choices` follow the fields, `count` is undefined while unknown;
 * submitting goes to the filtered list. The filters' code loads on first use.
 */
export function useFilterForm({ path, scope, choices, count }: FilterBarProps) {
  const { navigate, config } = useShop()
  const [asked, setAsked] = useState<PreviewedFilters>()
  const preview = useRef<FormPreview>(undefined)
  useEffect(() => () => preview.current?.stop(), [])
  return {
    ...(asked ?? { count, choices }),
    isAsked: asked !== undefined,
    onInput: ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
      void loadRules().then(({ createFormPreview }) => {
        preview.current ??= createFormPreview({ scope, config, choices, onChange: setAsked })
        preview.current.ask(form, target)
      })
    },
    onSubmit: (event: ReactSubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      const from = event.nativeEvent.submitter ?? document.activeElement
      void loadRules().then(({ getControlName, readForm, toListAddress }) => {
        const address = toListAddress({ path, scope, query: readForm(form, choices.price) })
        rememberControl({ address, control: getControlName(from) })
        navigate(address, 'keep')
      })
    },
  }
}

/**
 * Whether this page was reached by the filters of the page before. The focus then returns to the control that was used.
 */
export function useListReturn(form: { readonly current: HTMLFormElement | null }): boolean {
  const [isReturned, setReturned] = useState(false)
  useEffect(() => {
    const used = takeUsedControl()
    if (used === undefined) return
    setReturned(true)
    void loadRules().then(({ returnFocus, showStart }) => {
      if (form.current === null) return
      returnFocus(form.current, used.control)
      showStart(form.current)
    })
  }, [form])
  return isReturned
}
