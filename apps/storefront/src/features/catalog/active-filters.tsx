import { clearFilters, type FilterQuery, toggleFilter } from '@sorrel/domain/filters'
import { RemovableChip } from '@sorrel/ui/chip'
import { Link } from '@sorrel/ui/link'
import type { ShopView } from '#shop/shop.ts'
import { CATEGORY_KEY, type FilterChoices } from './filter-choices.ts'
import * as styles from './active-filters.css.ts'

export interface ActiveFiltersProps {
  readonly asked: FilterQuery
  readonly choices: FilterChoices
  readonly shop: ShopView
  /** The address of the list with another query. */
  readonly toAddress: (query: FilterQuery) => string
}

interface ActiveFilter {
  readonly key: string
  readonly label: string
  /** What is left without it. */
  readonly rest: FilterQuery
}

/** The filters that are on, each a link to the list without it. */
export function ActiveFilters({ asked, choices, shop, toAddress }: ActiveFiltersProps) {
  const { t, link } = shop
  const filters = getActiveFilters(asked, choices, shop)
  if (filters.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('categories.filters.active')}>
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
        <Link as={link} href={toAddress(clearFilters(asked))} variant="inline">
          {t('categories.filters.clear')}
        </Link>
      </li>
    </ul>
  )
}

function getActiveFilters(
  asked: FilterQuery,
  { groups }: FilterChoices,
  { t, formatPrice }: ShopView,
): readonly ActiveFilter[] {
  const values = groups.flatMap(({ id, choices }) =>
    choices
      .filter(({ isChosen }) => isChosen)
      .map(({ value, label }) => ({ key: `${id} ${value}`, label, rest: without(asked, id, value) })),
  )
  if (asked.price === undefined) return values
  const range = { min: formatPrice(asked.price.min), max: formatPrice(asked.price.max) }
  const rest = { ...asked, price: undefined, page: 1 }
  return [{ key: 'price', label: t('categories.filters.price_range', range), rest }, ...values]
}

function without(asked: FilterQuery, id: string, value: string): FilterQuery {
  if (id !== CATEGORY_KEY) return toggleFilter(asked, id, value)
  return { ...asked, categories: asked.categories.filter((slug) => slug !== value), page: 1 }
}
