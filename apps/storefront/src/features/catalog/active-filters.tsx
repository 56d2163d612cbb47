import { clearFilters, type FilterQuery, toggleFilter } from '@sorrel/domain/filters'
import { RemovableChip } from '@sorrel/ui/chip'
import { Link } from '@sorrel/ui/link'
import type { ShopView } from '#shop/shop.ts'
import { CATEGORY_KEY, type FilterChoices } from './filter-choices.ts'
import * as styles from './product-list.css.ts'

export interface ActiveFiltersProps {
  readonly current: FilterQuery
  readonly choices: FilterChoices
  readonly shop: ShopView
  /** The address of the list with another query. */
  readonly toAddress: (query: FilterQuery) => string
}

/** The active filters, each a link to the list without it. */
export function ActiveFilters({ current, choices, shop, toAddress }: ActiveFiltersProps) {
  const { t, link } = shop
  const filters = getActiveFilters(current, choices, shop)
  if (filters.length === 0) return null
  return (
    <ul className={styles.activeFilters} aria-label={t('categories.filters.active')}>
      {filters.map(({ key, label, rest }) => (
        <li key={key}>
          <RemovableChip
            as={link}
            href={toAddress(rest)}
            removeLabel={t('categories.filters.remove', { name: label })}
          >
            {label}
          </RemovableChip>
        </li>
      ))}
      <li>
        <Link as={link} href={toAddress(clearFilters(current))} variant="inline">
          {t('categories.filters.clear')}
        </Link>
      </li>
    </ul>
  )
}

/** Each filter with the query that is left without it. */
function getActiveFilters(current: FilterQuery, { groups }: FilterChoices, { t, formatPrice }: ShopView) {
  const values = groups.flatMap(({ id, choices }) =>
    choices
      .filter(({ isChosen }) => isChosen)
      .map(({ value, label }) => ({ key: `${id} ${value}`, label, rest: without(current, id, value) })),
  )
  if (current.price === undefined) return values
  const range = { min: formatPrice(current.price.min), max: formatPrice(current.price.max) }
  const rest = { ...current, price: undefined, page: 1 }
  return [{ key: 'price', label: t('categories.filters.price_range', range), rest }, ...values]
}

function without(current: FilterQuery, id: string, value: string): FilterQuery {
  if (id !== CATEGORY_KEY) return toggleFilter(current, id, value)
  return { ...current, categories: current.categories.filter((slug) => slug !== value), page: 1 }
}
