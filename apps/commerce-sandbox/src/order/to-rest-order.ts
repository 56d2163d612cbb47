import { toImages } from '../catalogue/image.ts'
import type { ProductSource, VariantSource } from '../catalogue/sources.ts'
import type { Pictures } from '../media/pictures.ts'
import { getText } from '../store/market.ts'
import type { OrderAnswer } from './to-order.ts'

/**
 * An order as the REST interface answers it: snake_case, with what its lines show of their products. See
 * docs/commerce-service.md#endpoints-and-headers.
 */
export async function toRestOrder(order: OrderAnswer, pictures: Pictures): Promise<unknown> {
  const items = await Promise.all(
    order.items.map(async (item) => ({
      ...item,
      productName: item.product === null ? null : getText(item.product.document.name, item.product.market),
      product: item.product && (await toRestProduct(item.product, pictures)),
      variant: item.variant && (await toRestVariant(item.variant, pictures)),
    })),
  )
  return toSnakeCase({ ...order, items })
}

async function toRestProduct({ document, market }: ProductSource, pictures: Pictures) {
  const { id, slug, name, images } = document
  return { id, slug, name: getText(name, market), images: await toImages(images, market, pictures) }
}

async function toRestVariant({ document, market }: VariantSource, pictures: Pictures) {
  const { id, name, images } = document
  return { id, name: getText(name, market), images: await toImages(images, market, pictures) }
}

/** Renames every field, however deep; a field that holds nothing stays out, as in the hosted service. */
export function toSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSnakeCase)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(entries.map(([name, part]) => [toSnakeName(name), toSnakeCase(part)]))
}

/** `address1` stays as it is: the hosted service spells it so. */
function toSnakeName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
