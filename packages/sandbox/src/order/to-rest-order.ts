import { toAttributeMap } from '../catalogue/product-record.ts'
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts'
import { toImages } from '../catalogue/to-rest-product.ts'
import type { ProductSource, VariantSource } from '../catalogue/sources.ts'
import { toSnakeCase } from '../listing/stored-record.ts'
import type { Pictures } from '../media/pictures.ts'
import { getText } from '../store/market.ts'
import type { OrderAnswer } from './to-order.ts'

interface RestOrderParts {
  readonly pictures: Pictures
  readonly snapshot: CatalogueSnapshot
}

/**
 * An order as the REST interface answers it: in snake_case, with the product data of its lines. See
 * docs/commerce-service.md#endpoints-and-headers.
 */
export async function toRestOrder(order: OrderAnswer, parts: RestOrderParts): Promise<unknown> {
  const items = await Promise.all(
    order.items.map(async (item) => ({
      ...item,
      productName: item.product === null ? null : getText(item.product.document.name, item.product.market),
      product: item.product && (await toRestProduct(item.product, parts)),
      variant: item.variant && (await toRestVariant(item.variant, parts.pictures)),
      bundleItems: await Promise.all(
        item.bundleItems.map(async (part) => ({
          ...part,
          product: part.product && (await toRestProduct(part.product, parts)),
          variant: part.variant && (await toRestVariant(part.variant, parts.pictures)),
        })),
      ),
    })),
  )
  return toSnakeCase({ ...order, items })
}

async function toRestProduct({ document, market }: ProductSource, { pictures, snapshot }: RestOrderParts) {
  const { id, slug, name, images } = document
  return {
    id,
    slug,
    name: getText(name, market),
    attributes: toAttributeMap(document, market, snapshot.attributeById),
    images: await toImages(images, market, pictures),
  }
}

async function toRestVariant({ document, market }: VariantSource, pictures: Pictures) {
  const { id, name, images } = document
  return { id, name: getText(name, market), images: await toImages(images, market, pictures) }
}
