'use client'

import { AccordionItem } from '@sorrel/ui/accordion'
import { Button } from '@sorrel/ui/button'
import { Drawer } from '@sorrel/ui/drawer'
import { Link } from '@sorrel/ui/link'
import { useId } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { GroupFields, PriceFields, SeeResults, SpokenCount } from './filter-fields.tsx'
import { rememberControl } from './list-return.ts'
import { type FilterBarProps, useFilterForm } from './use-filter-form.ts'

export interface FilterDrawerProps extends FilterBarProps {
  readonly onOpenChange: (open: boolean) => void
}

/** The filters of narrow windows. Closing without 'See results' leaves the list unchanged. */
export function FilterDrawer({ onOpenChange, ...props }: FilterDrawerProps) {
  const { sort, chosenCount, clearHref, currencySymbol } = props
  const { t, link } = useShop()
  const id = useId()
  const form = useFilterForm(props)
  const { groups, price } = form.choices
  return (
    <Drawer
      open
      onOpenChange={onOpenChange}
      title={t('categories.filters.title')}
      titleEnd={
        chosenCount > 0 && (
          <Link
            as={link}
            href={clearHref}
            onClick={() => {
              rememberControl({ address: clearHref, control: 'filters' })
              onOpenChange(false)
            }}
          >
            {t('categories.filters.clear')}
          </Link>
        )
      }
      closeLabel={t('categories.filters.close')}
      footer={
        <Button type="submit" form={id} size="lg" fullWidth>
          <SeeResults count={form.count} />
        </Button>
      }
    >
      <form
        id={id}
        onInput={form.onInput}
        onSubmit={(event) => {
          form.onSubmit(event)
          onOpenChange(false)
        }}
      >
        <input type="hidden" name="sort" value={sort} />
        <SpokenCount count={form.isAsked ? form.count : undefined} />
        {price && (
          <AccordionItem title={t('categories.filters.price')} defaultOpen>
            <PriceFields price={price} currencySymbol={currencySymbol} isOpen />
          </AccordionItem>
        )}
        {groups.map((group) => (
          <AccordionItem
            key={group.id}
            title={group.name}
            defaultOpen={group.choices.some(({ isChosen }) => isChosen)}
          >
            <GroupFields group={group} isOpen />
          </AccordionItem>
        ))}
      </form>
    </Drawer>
  )
}
