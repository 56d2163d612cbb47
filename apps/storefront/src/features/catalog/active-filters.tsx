import { clearFilters, type FilterQuery, type PriceRange, toggleFilter } from '@sorrel/domain/filters'
import { RemovableChip } from '@sorrel/ui/chip'
import { Link } from '@sorrel/ui/link'
import type { ShopView } from '#shop/shop.ts'
import { CATEGORY_KEY, type FilterChoices, toEnds } from './filter-choices.ts'
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
    <ul className={styles.activeFilters} data-active-filters="" aria-label={t('categories.filters.active')}>
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

/** The price and the values of each filter that are chosen, by the filter's id. */
export function getChosenTexts(
  { price }: FilterQuery,
  { groups }: FilterChoices,
  shop: ShopView,
): Readonly<Record<string, string>> {
  const texts = groups.map(({ id, choices }) => {
    const labels = choices.flatMap(({ isChosen, label }) => (isChosen ? [label] : []))
    return [id, labels.join(', ')] as const
  })
  return Object.fromEntries([
    ...texts.filter(([, text]) => text !== ''),
    ...(price ? [['price', getPriceLabel(price, shop)] as const] : []),
  ])
}

/** Each filter with the query that is left without it. */
function getActiveFilters(current: FilterQuery, { groups }: FilterChoices, shop: ShopView) {
  const values = groups.flatMap(({ id, choices }) =>
    choices
      .filter(({ isChosen }) => isChosen)
      .map(({ value, label }) => ({ key: `${id} ${value}`, label, rest: without(current, id, value) })),
  )
  if (current.price === undefined) return values
  const rest = { ...current, price: undefined, page: 1 }
  return [{ key: 'price', label: getPriceLabel(current.price, shop), rest }, ...values]
}

function getPriceLabel(range: PriceRange, { t, formatPrice }: ShopView): string {
  const { min, max } = toEnds(range)
  if (max === undefined) return t('products.price_from', { price: formatPrice(min ?? 0) })
  if (min === undefined) return t('categories.filters.price_to', { price: formatPrice(max) })
  return t('categories.filters.price_range', { min: formatPrice(min), max: formatPrice(max) })
}

function without(current: FilterQuery, id: string, value: string): FilterQuery {
  if (id !== CATEGORY_KEY) return toggleFilter(current, id, value)
  return { ...current, categories: current.categories.filter((slug) => slug !== value), page: 1 }
}
