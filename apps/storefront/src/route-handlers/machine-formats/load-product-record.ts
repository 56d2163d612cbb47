import { type ProductRecord, toProductRecord } from '@sorrel/commerce/product-record'
import { routes } from '@sorrel/contracts/routes'
import { addShownCurrencies } from '@sorrel/domain/free-delivery'
import { loadReviews } from '#features/reviews/server.ts'
import type { Market } from '#request/market.ts'
import { redirectOrNotFound } from '#request/redirect-or-not-found.ts'
import { readProduct } from '#request/records.ts'
import { loadStore } from '#request/store.ts'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import type { MachineFormatShop } from './machine-format-shop.ts'

/** A product for readers. Made of the same reads as its page, so that the same changes outdate both. */
export async function loadProductRecord(
  market: Market,
  slug: string,
  shop: MachineFormatShop,
): Promise<ProductRecord> {
  const product = await readProduct(market, slug)
  if (product === null) redirectOrNotFound(await loadStore(market), market, routes.product(slug))
  const reviews = await loadReviews(product.id, '')
  const stats = typeof reviews === 'string' ? undefined : reviews.stats
  return toProductRecord(product, {
    ...shop,
    decimals: shop.getDecimals(product.currency),
    freeDelivery: addShownCurrencies(SHOP_CONFIG.freeDelivery, shop.store),
    rating:
      stats === undefined || stats.totalReviews === 0
        ? undefined
        : { average: stats.averageRating, count: stats.totalReviews },
  })
}
