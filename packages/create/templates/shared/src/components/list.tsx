'use client'

import { type Filter, type FilterQuery, type ProductListing, withPage } from '@sorrel/domain/filters'
import { toListAddress } from '@sorrel/domain/list-address'
import { Pagination } from '@sorrel/ui/pagination'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { RouterLink } from '../link'
import { useMessages } from '../messages-context'
import { FilterLinks } from './filter-links'
import { ProductList } from './product-list'

interface ListProps {
  readonly listing: ProductListing
  readonly filters: readonly Filter[]
  readonly query: FilterQuery
  /** Path of the list, without language and query. */
  readonly path: string
}

/** One page of a list, with its filters and the way to its other pages. */
export function List({ listing, filters, query, path }: ListProps) {
  const { t, toHref } = useMessages()
  const href = toHref(path)
  return (
    <Stack gap="24">
      <FilterLinks filters={filters} query={query} path={href} />
      <Text>{t('products.count', { count: listing.count })}</Text>
      <ProductList products={listing.products} />
      <Pagination
        label={t('categories.pages.label')}
        page={listing.page}
        pageCount={listing.pageCount}
        previousLabel={t('categories.pages.previous')}
        nextLabel={t('categories.pages.next')}
        toPageLabel={(page) => t('categories.pages.page', { page })}
        toHref={(page) => toListAddress({ path: href, query: withPage(query, page) })}
        link={RouterLink}
      />
    </Stack>
  )
}
