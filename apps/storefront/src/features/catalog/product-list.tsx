import { dropWholeRange, getFilterChoices } from '@sorrel/domain/filter-choices'
import {
  clearFilters,
  countFilters,
  type FilterQuery,
  getSorts,
  type ProductListing,
  type Sort,
  toFilterQuery,
  withPage,
} from '@sorrel/domain/filters'
import { type ListScope, toListAddress } from '@sorrel/domain/list-address'
import type { NavigationLink } from '@sorrel/domain/menu'
import { Button } from '@sorrel/ui/button'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Pagination } from '@sorrel/ui/pagination'
import type { ShopView } from '#shop/shop.ts'
import { toPlainData } from '#shop/to-plain-data.ts'
import { useShop } from '#shop/use-shop'
import { ActiveFilters, getChosenTexts } from './active-filters.tsx'
import { hasOpenRow } from './columns.ts'
import { HydratedFilterBar } from './hydrated-filter-bar.tsx'
import { ProductGrid, type ProductGridProps } from './product-grid.tsx'
import { PromoTile } from './promo-tile.tsx'
import * as styles from './product-list.css.ts'
import { toCardLabels } from './to-card-labels.ts'

export interface ProductListProps
  extends Pick<ProductGridProps, 'perRow' | 'showPrice' | 'showDescription' | 'quickAdd'> {
  readonly listing: ProductListing
  /** Filters, sort and page as the listing was asked for. */
  readonly query: FilterQuery
  /** Path of the list without a query. */
  readonly path: string
  readonly scope?: ListScope
  /** Title of the filter by category. Default: no such filter. */
  readonly categoryName?: string
  /** A way on, shown where the last row is not full. Default: none. */
  readonly promo?: NavigationLink | undefined
}

const SORT_KEYS = {
  popular: 'categories.sort.popularity',
  'price-asc': 'categories.sort.price_low',
  'price-desc': 'categories.sort.price_high',
  newest: 'categories.sort.newest',
  rating: 'categories.sort.rating',
  name: 'categories.sort.name',
} as const satisfies Record<Sort, string>

const FIRST_SCREEN = 2

/** A list of products with filters, order and pages, all in the address, so that it works without script. */
export function ProductList(props: ProductListProps) {
  const shop = useShop()
  const { listing, query, path, scope = {}, categoryName, promo, ...gridProps } = props
  const { t, toHref, link } = shop
  if (listing.count === 0 && countFilters(query) === 0)
    return <EmptyState title={t('products.empty')} text={t('products.empty_text')} />
  const current = dropWholeRange(query, listing.price)
  const choices = getFilterChoices(listing, { current, categoryName })
  const toAddress = (next: FilterQuery) => toHref(toListAddress({ path, scope, query: next }))
  const clearHref = toAddress(clearFilters(current))
  return (
    <>
      <HydratedFilterBar
        key={toFilterQuery(query)}
        path={toHref(path)}
        scope={scope}
        clearHref={clearHref}
        choices={toPlainData(choices)}
        sort={current.sort}
        sortOptions={getSorts(listing).map((value) => ({ value, label: t(SORT_KEYS[value]) }))}
        count={listing.count}
        chosenCount={countFilters(current)}
        chosenTexts={getChosenTexts(current, choices, shop)}
        currencySymbol={getCurrencySymbol(shop)}
      />
      <ActiveFilters current={current} choices={choices} toAddress={toAddress} />
      <div className={styles.results}>
        {listing.count === 0 && <NoMatch clearHref={clearHref} />}
        <ProductGrid
          toWords={(product) => toCardLabels(product, shop)}
          products={listing.products}
          getRating={shop.getRating}
          headingLevel={2}
          firstScreen={FIRST_SCREEN}
          end={promo && hasOpenRow(listing.products.length, props.perRow) && <PromoTile promo={promo} />}
          {...gridProps}
        />
      </div>
      <div className={styles.pages}>
        <Pagination
          label={t('categories.pages.label')}
          page={listing.page}
          pageCount={listing.pageCount}
          previousLabel={t('categories.pages.previous')}
          nextLabel={t('categories.pages.next')}
          toPageLabel={(number) => t('categories.pages.page', { page: number })}
          toHref={(number) => toAddress(withPage(current, number))}
          link={link}
        />
      </div>
    </>
  )
}

function NoMatch({ clearHref }: { readonly clearHref: string }) {
  const { t, link } = useShop()
  return (
    <EmptyState
      title={t('categories.filters.empty')}
      text={t('categories.filters.empty_text')}
      actions={
        <Button as={link} href={clearHref}>
          {t('categories.filters.clear')}
        </Button>
      }
    />
  )
}

const symbols = new Map<string, string>()

/** Found once for each market: making a formatter takes as long as drawing several cards. */
function getCurrencySymbol({ locale, currency }: ShopView): string {
  const market = `${locale} ${currency}`
  const known = symbols.get(market)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0)
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency
  symbols.set(market, symbol)
  return symbol
}
