import { LISTING_BUDGET_MS } from '@sorrel/commerce/exchanges'
import { type StructuredNode, toBreadcrumbList } from '@sorrel/commerce/structured-data'
import { routes } from '@sorrel/contracts/routes'
import type { Category } from '@sorrel/domain/category'
import {
  type FilterQuery,
  type ListRequest,
  parseFilterQuery,
  type ProductListing,
} from '@sorrel/domain/filters'
import { getListIndexing } from '@sorrel/domain/list-address'
import type { NavigationLink } from '@sorrel/domain/menu'
import { CATEGORY_PAGE_SIZE, LISTING_PAGE_SIZE } from '@sorrel/domain/paging'
import { cache } from 'react'
import { loadListRatings } from '#features/reviews/server.ts'
import type { Loaded } from '#shop/load-or-fallback.ts'
import type { Market } from '#request/market.ts'
import { getMetadata, type PageFacts, getAddressIn } from '#shop/metadata.ts'
import { redirectOrNotFound } from '#request/redirect-or-not-found.ts'
import { givePageTime } from '#backend/resilience/page-budget.ts'
import { loadStore, type StoreContext } from '#request/store.ts'
import { getAvailable } from '#backend/unavailable.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { answerCategory, answerList } from './answer-list.ts'
import { getPromo } from './get-promo.ts'

interface ListScreenProps {
  /** For search engines: the breadcrumbs of this page. */
  readonly structuredData: readonly StructuredNode[]
  /** One page of the list, and what it can be narrowed by. */
  readonly listing: ProductListing
  /** Filters, sort and page as the listing was asked for. */
  readonly query: FilterQuery
  /** A way on at the end of the list. */
  readonly promo?: NavigationLink | undefined
}

export type ListingScreenProps = ListScreenProps

export interface CategoryScreenProps extends ListScreenProps {
  readonly category: Category
}

/** The listing of all products. Throws when the service does not answer in 15 s. See docs/specification.md#category-page. */
export const loadListing = cache(async (market: Market, query = ''): Promise<Loaded<ListingScreenProps>> => {
  givePageTime(LISTING_BUDGET_MS)
  const asked = { ...market, query: parseFilterQuery(query), pageSize: LISTING_PAGE_SIZE }
  const [store, answer] = await Promise.all([loadStore(market), answerList(asked)])
  const listing = getAvailable(answer)
  const picture = listing.products.flatMap(({ images }) => images)[0]
  const metadata = getListMetadata(
    store,
    { asked, listing },
    {
      market,
      path: routes.products(),
      titles: [store.t('products.title')],
      description: store.t('products.description'),
      pictures: picture && [picture],
    },
  )
  const page = { path: routes.products(), title: store.t('products.title') }
  return { metadata, ...(await loadListScreen(store, { asked, listing }, page)) }
})

/** A category's page. Throws when the service does not answer in 15 s. See docs/specification.md#category-page. */
export const loadCategory = cache(
  async (market: Market, slug: string, query = ''): Promise<Loaded<CategoryScreenProps>> => {
    givePageTime(LISTING_BUDGET_MS)
    const asked = { ...market, category: slug, query: parseFilterQuery(query), pageSize: CATEGORY_PAGE_SIZE }
    const [store, answer] = await Promise.all([loadStore(market), answerCategory(asked)])
    const found = getAvailable(answer)
    const path = routes.category(slug)
    if (found === null) redirectOrNotFound(store, market, path)
    const { category, listing } = found
    const metadata = getListMetadata(
      store,
      { asked, listing },
      {
        market,
        path,
        titles: [category.metaTitle, category.name],
        description: category.metaDescription,
        keywords: category.metaKeywords?.split(',').map((word) => word.trim()),
        pictures: category.images.slice(0, 1),
      },
    )
    const { shop, screen } = await loadListScreen(store, { asked, listing }, { path, title: category.name })
    return { metadata, shop, screen: { ...screen, category } }
  },
)

interface AnsweredList {
  readonly asked: ListRequest
  readonly listing: ProductListing
}

function getListMetadata(
  store: StoreContext,
  { asked: { query }, listing: { page } }: AnsweredList,
  facts: PageFacts,
) {
  const { isIndexed, canonical, titlePage } = getListIndexing({ query, page })
  const toTitle = (title: string | undefined) =>
    title === undefined || title === '' || titlePage === undefined
      ? title
      : store.t('categories.pages.title', { title, page: titlePage })
  return getMetadata(store, {
    ...facts,
    filtered: !isIndexed,
    search: canonical,
    titles: facts.titles.map(toTitle),
  })
}

async function loadListScreen(
  store: StoreContext,
  { asked, listing }: AnsweredList,
  { path, title }: { readonly path: string; readonly title: string },
) {
  const { locale, currency, query } = asked
  const breadcrumbs = [{ label: store.t('navigation.home'), path: routes.home() }, { label: title }]
  const toAddress = getAddressIn({ locale, defaultLocale: store.settings.store.locale })
  return {
    shop: { ...createShopView(store, { locale, currency }), getRating: await loadListRatings(listing) },
    screen: {
      structuredData: [toBreadcrumbList({ breadcrumbs, path, toAddress })],
      listing,
      query,
      promo: getPromo(store, path),
    },
  }
}
