import type { RecentProduct } from '@sorrel/contracts/storage'
import type { Product } from '@sorrel/domain/product'

/** What a browser keeps of a product that it showed. */
export function toRecentProduct({ slug, name, images }: Product): RecentProduct {
  const [image] = images
  if (image === undefined) return { slug, name }
  const { src, version, width, height } = image
  return { slug, name, picture: { src, ...(version && { version }), width, height } }
}
