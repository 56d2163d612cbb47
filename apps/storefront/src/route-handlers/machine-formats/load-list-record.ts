import { type Availability, getOffers } from '@sorrel/commerce/product-record'
import { routes } from '@sorrel/contracts/routes'
import { parseFilterQuery, type ProductListing, toFilterQuery } from '@sorrel/domain/filters'
import { toVisibleText } from '@sorrel/domain/html'
import { CATEGORY_PAGE_SIZE, LISTING_PAGE_SIZE } from '@sorrel/domain/paging'
import type { ProductPreview } from '@sorrel/domain/product'
import { getShortLine } from '@sorrel/domain/product-facts'
import { answerCategory, answerList } from '#features/catalog/server.ts'
import { loadListRatings } from '#features/reviews/server.ts'
import type { Market } from '#request/market.ts'
import { redirectOrNotFound } from '#request/redirect-or-not-found.ts'
import { loadStore } from '#request/store.ts'
import { getAvailable } from '#backend/unavailable.ts'
import type { MachineFormatShop } from './machine-format-shop.ts'

/** A page of a list as programs read it. Texts are plain, amounts in major units of `currency`. */
export interface ListRecord {
  readonly name: string
  readonly description?: string | undefined
  /** The page for people. */
  readonly url: string
  /** BCP 47. */
  readonly language: string
  /** ISO 4217. */
  readonly currency: string
  /** Products on all pages together. */
  readonly count: number
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  /** The address of the next page in this type. */
  readonly next?: string | undefined
  readonly products: readonly ListedProduct[]
}

export interface ListedProduct {
  readonly id: string
  readonly name: string
  readonly description: string
  /** The page for people. */
  readonly url: string
  /** All of it, in the type of the list. */
  readonly record: string
  readonly image?: string | undefined
  /** Of the cheapest variant. Unset for a product that is not sold. */
  readonly price?: number | undefined
  /** Before a sale. */
  readonly priceBefore?: number | undefined
  /** The best of its variants. */
  readonly availability?: Availability | undefined
  /** Where there are several. */
  readonly variants?: number | undefined
  readonly rating?: { readonly average: number; readonly count: number } | undefined
}

/** Which list, and which page of it. */
export interface ListQuestion {
  /** Default: all products. */
  readonly category?: string | undefined
  /** Filters, sort and page, without `?`. */
  readonly query: string
  readonly type: 'md' | 'json'
}

/** A page of a list for readers, of the same reads as the page for people. */
export async function loadListRecord(
  market: Market,
  { category, query, type }: ListQuestion,
  shop: MachineFormatShop,
): Promise<ListRecord> {
  const { listing, path, ...texts } = await loadList(market, { category, query }, shop)
  const { count, page, pageCount } = listing
  const next = toFilterQuery({ ...parseFilterQuery(query), page: page + 1 })
  const getRating = await loadListRatings(listing)
  return {
    ...texts,
    url: shop.toAddress(query === '' ? path : `${path}?${query}`),
    language: shop.locale,
    currency: shop.currency,
    count,
    page,
    pageCount,
    next: page < pageCount ? shop.toMachineAddress(`${path}?${next}`, type) : undefined,
    products: listing.products.map((product) => {
      const stats = getRating?.(product.id)
      const rating = stats && { average: stats.averageRating, count: stats.totalReviews }
      return toListedProduct(product, { shop, type, rating })
    }),
  }
}

interface List {
  readonly listing: ProductListing
  readonly path: string
  readonly name: string
  readonly description?: string | undefined
}

async function loadList(
  market: Market,
  { category: slug, query }: Omit<ListQuestion, 'type'>,
  { t }: MachineFormatShop,
): Promise<List> {
  const asked = { ...market, query: parseFilterQuery(query) }
  if (slug === undefined) {
    const listing = getAvailable(await answerList({ ...asked, pageSize: LISTING_PAGE_SIZE }))
    const words = { name: t('products.title'), description: t('products.description') }
    return { listing, path: routes.products(), ...words }
  }
  const path = routes.category(slug)
  const found = getAvailable(await answerCategory({ ...asked, category: slug, pageSize: CATEGORY_PAGE_SIZE }))
  if (found === null) redirectOrNotFound(await loadStore(market), market, path)
  const { category, listing } = found
  const { name, description = category.metaDescription } = category
  return { listing, path, name: toVisibleText(name), description: description && toVisibleText(description) }
}

interface Listed extends Pick<ListedProduct, 'rating'> {
  readonly shop: MachineFormatShop
  readonly type: 'md' | 'json'
}

const BEST: readonly Availability[] = ['in_stock', 'backorder', 'out_of_stock']

function toListedProduct(product: ProductPreview, { shop, type, rating }: Listed): ListedProduct {
  const offers = getOffers(product, { decimals: shop.getDecimals(product.currency) })
  const cheapest = offers.toSorted((one, other) => one.price - other.price)[0]
  const path = routes.product(product.slug)
  return {
    id: product.id,
    name: toVisibleText(product.name),
    description: toVisibleText(getShortLine(product)),
    url: shop.toAddress(path),
    record: shop.toMachineAddress(path, type),
    image: product.images[0] && shop.toPicture(product.images[0].src),
    price: cheapest?.price,
    priceBefore: cheapest?.origPrice,
    availability: BEST.find((one) => offers.some(({ availability }) => availability === one)),
    variants: offers.length > 1 ? offers.length : undefined,
    rating,
  }
}
