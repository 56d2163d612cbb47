import {
  applyFilters,
  type FilterQuery,
  getFilters,
  parseFilterQuery,
  SORTS,
  sortProducts,
  toFilterQuery,
} from '@sorrel/domain/filters'
import { getPage } from '@sorrel/domain/paging'
import type { ProductPreview } from '@sorrel/domain/product'
import { Button } from '@sorrel/ui/button'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Link } from '@sorrel/ui/link'
import { Pagination } from '@sorrel/ui/pagination'
import { Text } from '@sorrel/ui/text'
import type { Scene } from '#platform/scene.ts'
import { ProductGrid } from './product-grid.tsx'
import * as styles from './product-list.css.ts'

export interface ProductListProps {
  readonly products: readonly ProductPreview[]
  /** Filters, sort and page as in the address. */
  readonly query: string
  readonly scene: Scene
  /** Path of the list without a query. */
  readonly path: string
  readonly pageSize: number
  readonly perRow: number
  readonly showPrice?: boolean
  readonly showDescription?: boolean
}

const SORT_KEYS = {
  popular: 'categories.sort.popularity',
  'price-asc': 'categories.sort.price_low',
  'price-desc': 'categories.sort.price_high',
  name: 'categories.sort.name',
} as const

const FIRST_SCREEN = 2

/** A list of products with its order and pages, all in the address, so that it works without script. */
export function ProductList({ products, query, scene, path, pageSize, ...look }: ProductListProps) {
  const { t, toHref, link } = scene
  const asked = parseFilterQuery(query, getFilters(products))
  const matching = sortProducts(applyFilters(products, asked), { sort: asked.sort, locale: scene.locale })
  const page = getPage(matching, { page: asked.page, pageSize })
  const toAddress = (change: Partial<FilterQuery>) =>
    toHref(toPath(path, toFilterQuery({ ...asked, ...change })))
  if (products.length === 0) return <EmptyState title={t('products.empty')} text={t('products.empty_text')} />
  return (
    <>
      <Toolbar
        count={page.count}
        sort={asked.sort}
        scene={scene}
        toAddress={(sort) => toAddress({ sort, page: 1 })}
      />
      {page.count === 0 && (
        <EmptyState
          title={t('categories.filters.empty')}
          text={t('categories.filters.empty_text')}
          actions={
            <Button as={link} href={toHref(path)}>
              {t('categories.filters.clear')}
            </Button>
          }
        />
      )}
      <ProductGrid
        products={page.items}
        scene={scene}
        headingLevel={2}
        firstScreen={FIRST_SCREEN}
        {...look}
      />
      <div className={styles.pages}>
        <Pagination
          label={t('categories.pages.label')}
          page={page.page}
          pageCount={page.pageCount}
          previousLabel={t('categories.pages.previous')}
          nextLabel={t('categories.pages.next')}
          toPageLabel={(number) => t('categories.pages.page', { page: number })}
          toHref={(number) => toAddress({ page: number })}
          link={link}
        />
      </div>
    </>
  )
}

interface ToolbarProps {
  readonly count: number
  readonly sort: FilterQuery['sort']
  readonly scene: Scene
  readonly toAddress: (sort: FilterQuery['sort']) => string
}

function Toolbar({ count, sort, scene, toAddress }: ToolbarProps) {
  const { t, link } = scene
  return (
    <div className={styles.toolbar}>
      <Text size="sm" as="span">
        {t('products.count', { count })}
      </Text>
      <nav aria-label={t('categories.sort.label')}>
        <ul className={styles.sorts}>
          {SORTS.map((entry) => (
            <li key={entry}>
              <Link
                as={link}
                href={toAddress(entry)}
                variant="quiet"
                aria-current={entry === sort ? 'page' : undefined}
                rel="nofollow"
              >
                {t(SORT_KEYS[entry])}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function toPath(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`
}
