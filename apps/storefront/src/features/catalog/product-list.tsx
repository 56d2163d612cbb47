import {
  applyFilters,
  countFilters,
  type FilterQuery,
  SORTS,
  sortProducts,
  toFilterQuery,
} from '@sorrel/domain/filters'
import { getPage } from '@sorrel/domain/paging'
import type { ProductPreview } from '@sorrel/domain/product'
import { Button } from '@sorrel/ui/button'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Pagination } from '@sorrel/ui/pagination'
import type { ShopView } from '#shop/shop.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterBar } from './filter-bar.tsx'
import { getFilterChoices, parseListQuery, toFilterSamples } from './filter-choices.ts'
import { ProductGrid, type ProductGridProps } from './product-grid.tsx'
import * as styles from './product-list.css.ts'

export interface ProductListProps
  extends Pick<ProductGridProps, 'perRow' | 'showPrice' | 'showDescription' | 'quickAdd'> {
  readonly products: readonly ProductPreview[]
  /** Filters, sort and page as in the address. */
  readonly query: string
  readonly shop: ShopView
  /** Path of the list without a query. */
  readonly path: string
  readonly pageSize: number
  /** Title of the filter by category. Default: no such filter. */
  readonly categoryName?: string
}

const SORT_KEYS = {
  popular: 'categories.sort.popularity',
  'price-asc': 'categories.sort.price_low',
  'price-desc': 'categories.sort.price_high',
  name: 'categories.sort.name',
} as const

const FIRST_SCREEN = 2

/** A list of products with filters, order and pages, all in the address, so that it works without script. */
export function ProductList(props: ProductListProps) {
  const { products, query, shop, path, pageSize, categoryName, ...gridProps } = props
  const { t, toHref, link } = shop
  if (products.length === 0) return <EmptyState title={t('products.empty')} text={t('products.empty_text')} />
  const current = parseListQuery(query, products)
  const choices = getFilterChoices(products, { current, categoryName })
  const matching = sortProducts(applyFilters(products, current), { sort: current.sort, locale: shop.locale })
  const page = getPage(matching, { page: current.page, pageSize })
  const toAddress = (next: FilterQuery) => toHref(toPath(path, toFilterQuery(next)))
  return (
    <>
      <FilterBar
        key={query}
        path={toHref(path)}
        choices={choices}
        samples={toFilterSamples(products)}
        sort={current.sort}
        sortOptions={SORTS.map((value) => ({ value, label: t(SORT_KEYS[value]) }))}
        count={page.count}
        chosenCount={countFilters(current)}
        currencySymbol={getCurrencySymbol(shop)}
      />
      <ActiveFilters current={current} choices={choices} shop={shop} toAddress={toAddress} />
      <div className={styles.results}>
        {page.count === 0 && <NoMatch shop={shop} path={path} />}
        <ProductGrid
          products={page.items}
          shop={shop}
          headingLevel={2}
          firstScreen={FIRST_SCREEN}
          {...gridProps}
        />
      </div>
      <div className={styles.pages}>
        <Pagination
          label={t('categories.pages.label')}
          page={page.page}
          pageCount={page.pageCount}
          previousLabel={t('categories.pages.previous')}
          nextLabel={t('categories.pages.next')}
          toPageLabel={(number) => t('categories.pages.page', { page: number })}
          toHref={(number) => toAddress({ ...current, page: number })}
          link={link}
        />
      </div>
    </>
  )
}

function NoMatch({ shop, path }: Pick<ProductListProps, 'shop' | 'path'>) {
  const { t, toHref, link } = shop
  return (
    <EmptyState
      title={t('categories.filters.empty')}
      text={t('categories.filters.empty_text')}
      actions={
        <Button as={link} href={toHref(path)}>
          {t('categories.filters.clear')}
        </Button>
      }
    />
  )
}

function getCurrencySymbol({ locale, currency }: ShopView): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

function toPath(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`
}
