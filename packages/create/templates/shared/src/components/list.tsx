'use client'

import { type Filter, type FilterQuery, type ProductListing, withPage } from '@sorrel/domain/filters'
import { toListAddress } from '@sorrel/domain/list-address'
import type { LinkComponent } from '@sorrel/ui/link'
import { Pagination } from '@sorrel/ui/pagination'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { useMessages } from '../messages-context'
import { FilterLinks } from './filter-links'
import { ProductList } from './product-list'

export interface ListProps {
  readonly listing: ProductListing
  readonly filters: readonly Filter[]
  readonly query: FilterQuery
}

interface Addresses {
  /** The address of the list, without a query. */
  readonly path: string
  readonly toHref: (slug: string) => string
  readonly link?: LinkComponent
}

/** One page of a list, with its filters and the way to its other pages. */
export function List({ listing, filters, query, path, toHref, link = 'a' }: ListProps & Addresses) {
  const { t } = useMessages()
  return (
    <Stack gap="24">
      <FilterLinks filters={filters} query={query} path={path} link={link} />
      <Text>{t('products.count', { count: listing.count })}</Text>
      <ProductList products={listing.products} toHref={toHref} link={link} />
      <Pagination
        label={t('categories.pages.label')}
        page={listing.page}
        pageCount={listing.pageCount}
        previousLabel={t('categories.pages.previous')}
        nextLabel={t('categories.pages.next')}
        toPageLabel={(page) => t('categories.pages.page', { page })}
        toHref={(page) => toListAddress({ path, query: withPage(query, page) })}
        link={link}
      />
    </Stack>
  )
}
