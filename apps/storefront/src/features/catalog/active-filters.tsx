import {
  type ActivePrice,
  type ActiveValue,
  type FilterChoices,
  getActiveFilters,
  toEnds,
} from '@sorrel/domain/filter-choices'
import { clearFilters, type FilterQuery, type PriceRange } from '@sorrel/domain/filters'
import { RemovableChip } from '@sorrel/ui/chip'
import { Link } from '@sorrel/ui/link'
import type { ShopView } from '#shop/shop.ts'
import { useShop } from '#shop/use-shop'
import * as styles from './product-list.css.ts'

export interface ActiveFiltersProps {
  readonly current: FilterQuery
  readonly choices: FilterChoices
  /** The address of the list with another query. */
  readonly toAddress: (query: FilterQuery) => string
}

/** The active filters, each a link to the list without it. */
export function ActiveFilters({ current, choices, toAddress }: ActiveFiltersProps) {
  const shop = useShop()
  const { t, link } = shop
  const filters = getActiveFilters(current, choices)
  if (filters.length === 0) return null
  return (
    <ul className={styles.activeFilters} data-active-filters="" aria-label={t('categories.filters.active')}>
      {filters.map((filter) => {
        const label = getLabel(filter, shop)
        return (
          <li key={'value' in filter ? `${filter.id} ${filter.value}` : filter.id}>
            <RemovableChip
              as={link}
              href={toAddress(filter.rest)}
              removeLabel={t('categories.filters.remove', { name: label })}
            >
              {label}
            </RemovableChip>
          </li>
        )
      })}
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
    ...(price ? [['price', getPriceLabel(toEnds(price), shop)] as const] : []),
  ])
}

function getLabel(filter: ActivePrice | ActiveValue, shop: ShopView): string {
  return 'range' in filter ? getPriceLabel(filter.range, shop) : filter.label
}

function getPriceLabel({ min, max }: Partial<PriceRange>, { t, formatPrice, currency }: ShopView): string {
  const toPrice = (amount: number) => formatPrice({ amount, currency })
  if (max === undefined) return t('products.price_from', { price: toPrice(min ?? 0) })
  if (min === undefined) return t('categories.filters.price_to', { price: toPrice(max) })
  return t('categories.filters.price_range', { min: toPrice(min), max: toPrice(max) })
}
