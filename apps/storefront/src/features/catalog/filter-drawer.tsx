'use client'

import type { Sort } from '@sorrel/domain/filters'
import { AccordionItem } from '@sorrel/ui/accordion'
import { Button } from '@sorrel/ui/button'
import { Drawer } from '@sorrel/ui/drawer'
import { Link } from '@sorrel/ui/link'
import { useId } from 'react'
import { useHost } from '#platform/host.ts'
import { useWords } from '#platform/words.tsx'
import type { FilterChoices, FilterSample } from './filter-choices.ts'
import { GroupFields, PriceFields } from './filter-fields.tsx'
import type { SortOption } from './sort-field.tsx'
import { useFilterForm } from './use-filter-form.ts'

export interface FilterBarProps {
  /** Path of the list in the page's language, without a query. */
  readonly path: string
  readonly choices: FilterChoices
  readonly samples: readonly FilterSample[]
  readonly sort: Sort
  readonly sortOptions: readonly SortOption[]
  /** Products that match the address, and how many of its filters are on. */
  readonly count: number
  readonly chosenCount: number
  readonly currencySymbol: string
}

export interface FilterDrawerProps extends FilterBarProps {
  readonly onClose: () => void
}

/** The filters of narrow windows. Closing without 'See results' leaves the list as it was. */
export function FilterDrawer({ onClose, ...props }: FilterDrawerProps) {
  const { path, choices, sort, chosenCount, currencySymbol } = props
  const { groups, price } = choices
  const t = useWords()
  const { link } = useHost()
  const id = useId()
  const form = useFilterForm(props)
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('categories.filters.title')}
      titleEnd={
        chosenCount > 0 && (
          <Link as={link} href={path} onClick={onClose}>
            {t('categories.filters.clear')}
          </Link>
        )
      }
      closeLabel={t('categories.filters.close')}
      footer={
        <Button type="submit" form={id} size="lg" fullWidth>
          {t('categories.filters.see_results', { count: form.count })}
        </Button>
      }
    >
      <form
        id={id}
        onChange={form.onChange}
        onSubmit={(event) => {
          form.onSubmit(event)
          onClose()
        }}
      >
        <input type="hidden" name="sort" value={sort} />
        {price && (
          <AccordionItem title={t('categories.filters.price')} defaultOpen>
            <PriceFields price={price} currencySymbol={currencySymbol} t={t} />
          </AccordionItem>
        )}
        {groups.map((group) => (
          <AccordionItem
            key={group.id}
            title={group.name}
            defaultOpen={group.choices.some(({ isChosen }) => isChosen)}
          >
            <GroupFields group={group} />
          </AccordionItem>
        ))}
      </form>
    </Drawer>
  )
}
