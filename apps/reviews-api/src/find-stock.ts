import { readPastCopies } from '@sorrel/commerce/catalog'
import { createCommerceClient } from '@sorrel/commerce/client'
import { fetchProduct } from '@sorrel/commerce/product'
import { parseText } from '@sorrel/contracts/untrusted'
import type { Product, ProductVariant } from '@sorrel/domain/product'
import { getPurchaseKinds } from '@sorrel/domain/purchase'
import { getStockItem, getStockStatus } from '@sorrel/domain/stock'
import type { FindStock, StockedProduct } from '@sorrel/reviews/server'
import type { Config } from './config.ts'

/** Asks the commerce service for a product's stock, past its caches, which are some seconds old. */
export function createFindStock({
  commerceUrl: url,
  commerceGraphqlPath: graphqlPath,
  commercePublicKey: publicKey,
}: Pick<Config, 'commerceUrl' | 'commerceGraphqlPath' | 'commercePublicKey'>): FindStock {
  const client = createCommerceClient({ url, graphqlPath, publicKey })
  return async (id, locale) => {
    const record = await readPastCopies(client, { kind: 'products', id })
    if (!record.ok) return undefined
    const slug = parseText(record.value?.slug)
    if (slug === undefined) return null
    const found = await fetchProduct(client, { slug, locale, fresh: true })
    if (!found.ok) return undefined
    // The service takes a slug for an id.
    return found.value?.id === id ? toStockedProduct(found.value) : null
  }
}

function toStockedProduct(product: Product): StockedProduct {
  const isSold = getPurchaseKinds(product).length > 0
  const isAvailable = (variant?: ProductVariant) =>
    isSold && getStockStatus(getStockItem(product, variant)) !== 'out-of-stock'
  const variants = product.variants.map((variant) => ({
    id: variant.id,
    name: variant.name,
    picture: variant.images[0]?.src,
    isAvailable: isAvailable(variant),
  }))
  const { id, name, slug, images } = product
  return {
    id,
    name,
    slug,
    picture: images[0]?.src,
    isAvailable: variants.length > 0 ? variants.some((variant) => variant.isAvailable) : isAvailable(),
    variants,
  }
}
