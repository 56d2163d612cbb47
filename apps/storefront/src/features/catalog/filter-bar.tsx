'use client'

import { Button } from '@sorrel/ui/button'
import { Chip } from '@sorrel/ui/chip'
import { NativePopover } from '@sorrel/ui/native-popover'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { createLazyComponent } from '#shop/lazy-component.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { GroupFields, preloadFields, PriceFields, SeeResults, SpokenCount } from './filter-fields.tsx'
import { rememberControl } from './list-return.ts'
import { SortField } from './sort-field.tsx'
import { type FilterBarProps, useFilterForm, useListReturn } from './use-filter-form.ts'
import * as styles from './filter-bar.css.ts'

const FilterDrawer = createLazyComponent(async () => (await import('./filter-drawer.tsx')).FilterDrawer)

/**
 * Filters and order above a list. Wide windows show each filter as a chip that opens; narrow ones have a drawer. All of it
 * is one form, which the browser sends itself without script. See docs/specification.md#category-page.
 */
export function FilterBar(props: FilterBarProps) {
  const { path, scope, sort, sortOptions, count, chosenCount } = props
  const shop = useShop()
  const { t } = shop
  const form = useFilterForm(props)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const isReturned = useListReturn(ref)
  useActiveLinks()
  const onward = <SeeResults count={form.isAsked ? form.count : undefined} />
  const preloadDrawer = () => void FilterDrawer.preload(shop)
  return (
    <>
      <form
        ref={ref}
        method="get"
        action={path}
        className={styles.bar}
        onInput={form.onInput}
        onSubmit={form.onSubmit}
        aria-label={t('categories.filters.title')}
      >
        {scope.search !== undefined && <input type="hidden" name="q" value={scope.search} />}
        <div className={styles.opener} data-control="filters">
          <Chip
            selected={chosenCount > 0}
            aria-haspopup="dialog"
            onPointerEnter={preloadDrawer}
            onFocus={preloadDrawer}
            onClick={() => setDrawerOpen(true)}
          >
            {chosenCount > 0
              ? t('categories.filters.open_count', { count: chosenCount })
              : t('categories.filters.open')}
          </Chip>
        </div>
        <FilterChips {...props} choices={form.choices} onward={onward} />
        <div className={styles.end}>
          <span className={styles.count}>{t('categories.filters.results', { count })}</span>
          <SortField sort={sort} options={sortOptions} />
          <span className={styles.plain}>
            <Button type="submit" size="sm" variant="secondary">
              {t('categories.filters.see')}
            </Button>
          </span>
        </div>
        <SpokenCount count={isReturned || form.isAsked ? form.count : undefined} />
      </form>
      {isDrawerOpen && (
        <Suspense>
          <FilterDrawer.Part {...props} onOpenChange={setDrawerOpen} />
        </Suspense>
      )}
    </>
  )
}

interface FilterChipsProps extends Pick<FilterBarProps, 'choices' | 'chosenTexts' | 'currencySymbol'> {
  /** Text of the button that leads to the results. */
  readonly onward: ReactNode
}

function FilterChips({ choices, chosenTexts, currencySymbol, onward }: FilterChipsProps) {
  const { groups, price } = choices
  const { t } = useShop()
  return (
    <div className={styles.chips}>
      {price && (
        <FilterChip
          id="price"
          name={t('categories.filters.price')}
          chosen={chosenTexts.price}
          onward={onward}
          draw={(isOpen) => <PriceFields price={price} currencySymbol={currencySymbol} isOpen={isOpen} />}
        />
      )}
      {groups.map((group) => (
        <FilterChip
          key={group.id}
          id={group.id}
          name={group.name}
          chosen={chosenTexts[group.id]}
          onward={onward}
          draw={(isOpen) => <GroupFields group={group} isOpen={isOpen} />}
        />
      ))}
    </div>
  )
}

interface FilterChipProps {
  readonly id: string
  readonly name: string
  /** The filter's chosen values; unset for none. */
  readonly chosen: string | undefined
  readonly onward: ReactNode
  readonly draw: (isOpen: boolean) => ReactNode
}

/** It opens without script, and only one is open at a time. */
function FilterChip({ id, name, chosen, onward, draw }: FilterChipProps) {
  const shop = useShop()
  return (
    <div data-control={id}>
      <NativePopover
        name="filter"
        label={chosen ? shop.t('content.labelled', { name, value: chosen }) : name}
        selected={Boolean(chosen)}
        onApproach={() => preloadFields(id, shop)}
      >
        {(isOpen) => (
          <>
            {draw(isOpen)}
            <Button type="submit" fullWidth>
              {onward}
            </Button>
          </>
        )}
      </NativePopover>
    </div>
  )
}

/** The links of the active filters leave the page with the filter that they remove: the focus goes to the next one. */
function useActiveLinks(): void {
  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      const list = target instanceof Element ? target.closest('[data-active-filters]') : null
      const links = [...(list?.querySelectorAll('a') ?? [])]
      const control = links.findIndex((link) => target instanceof Node && link.contains(target))
      const link = links[control]
      if (link) rememberControl({ address: link.href, control })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}
