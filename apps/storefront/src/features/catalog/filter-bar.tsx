'use client'

import { Button } from '@sorrel/ui/button'
import { Chip } from '@sorrel/ui/chip'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { GroupFields, PriceFields } from './filter-fields.tsx'
import { SortField } from './sort-field.tsx'
import { type FilterBarProps, useFilterForm } from './use-filter-form.ts'
import * as styles from './filter-bar.css.ts'

const loadDrawer = () => import('./filter-drawer.tsx')
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }))

/**
 * Filters and order above a list. Wide windows show each filter as a chip that opens; narrow ones have a drawer. All of it
 * is one form, which the browser sends itself without script. See docs/specification.md#category-page.
 */
export function FilterBar(props: FilterBarProps) {
  const { path, choices, sort, sortOptions, count, chosenCount } = props
  const { t } = useShop()
  const form = useFilterForm(props)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  useCloseOutside(ref)
  return (
    <>
      <form
        ref={ref}
        method="get"
        action={path}
        className={styles.bar}
        onChange={form.onChange}
        onSubmit={form.onSubmit}
        aria-label={t('categories.filters.title')}
      >
        <div className={styles.opener}>
          <Chip
            selected={chosenCount > 0}
            aria-haspopup="dialog"
            onPointerEnter={() => void loadDrawer()}
            onFocus={() => void loadDrawer()}
            onClick={() => setDrawerOpen(true)}
          >
            {chosenCount > 0
              ? t('categories.filters.open_count', { count: chosenCount })
              : t('categories.filters.open')}
          </Chip>
        </div>
        <FilterChips choices={choices} currencySymbol={props.currencySymbol} count={form.count} />
        <div className={styles.end}>
          <span className={styles.count}>{t('categories.filters.results', { count })}</span>
          <SortField sort={sort} options={sortOptions} />
          <span className={styles.plain}>
            <Button type="submit" size="sm" variant="secondary">
              {t('categories.filters.see_results', { count: form.count })}
            </Button>
          </span>
        </div>
      </form>
      {isDrawerOpen && (
        <Suspense>
          <FilterDrawer {...props} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function FilterChips({
  choices: { groups, price },
  currencySymbol,
  count,
}: Pick<FilterBarProps, 'choices' | 'currencySymbol' | 'count'>) {
  const { t } = useShop()
  return (
    <div className={styles.chips}>
      {price && (
        <FilterChip name={t('categories.filters.price')} isChosen={price.chosen !== undefined} count={count}>
          <PriceFields price={price} currencySymbol={currencySymbol} />
        </FilterChip>
      )}
      {groups.map((group) => (
        <FilterChip
          key={group.id}
          name={group.name}
          isChosen={group.choices.some(({ isChosen }) => isChosen)}
          count={count}
        >
          <GroupFields group={group} />
        </FilterChip>
      ))}
    </div>
  )
}

interface FilterChipProps {
  readonly name: string
  readonly isChosen: boolean
  readonly count: number
  readonly children: ReactNode
}

/** A native disclosure: it opens without script, and only one is open at a time. */
function FilterChip({ name, isChosen, count, children }: FilterChipProps) {
  const { t } = useShop()
  return (
    <details name="filter" className={styles.filter}>
      <summary className={styles.chip} data-chosen={isChosen || undefined}>
        {name}
      </summary>
      <div className={styles.panel}>
        <div className={styles.fields}>{children}</div>
        <Button type="submit" fullWidth>
          {t('categories.filters.see_results', { count })}
        </Button>
      </div>
    </details>
  )
}

/** Escape and a click elsewhere close the open filter. */
function useCloseOutside(ref: { readonly current: HTMLFormElement | null }): void {
  useEffect(() => {
    const getOpen = () => ref.current?.querySelector('details[open]')
    const press = (event: KeyboardEvent) => {
      const open = getOpen()
      if (event.key !== 'Escape' || !open) return
      open.removeAttribute('open')
      open.querySelector('summary')?.focus()
    }
    const point = ({ target }: PointerEvent) => {
      const open = getOpen()
      if (open && target instanceof Node && !open.contains(target)) open.removeAttribute('open')
    }
    window.addEventListener('keydown', press)
    window.addEventListener('pointerdown', point)
    return () => {
      window.removeEventListener('keydown', press)
      window.removeEventListener('pointerdown', point)
    }
  }, [ref])
}
