import type { ProductDocument, VariantDocument } from './documents.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

type ProductsById = Pick<CatalogueSnapshot, 'productById'>

/** A part of a bundle with its product. */
export interface BundlePart {
  readonly id: string
  readonly product: ProductDocument
  readonly variant: VariantDocument | undefined
  /** Pieces in one bundle. */
  readonly quantity: number
}

/** The parts of a bundle; none of any other product. A part that has left the catalogue is left out. */
export function getBundleParts(
  { bundleItems = [] }: ProductDocument,
  { productById }: ProductsById,
): readonly BundlePart[] {
  return bundleItems.flatMap(({ id, productId, variantId, quantity }) => {
    const product = productById.get(productId)
    if (product === undefined) return []
    return [{ id, product, variant: product.variants.find((one) => one.id === variantId), quantity }]
  })
}

/** The products themselves and the bundles that one of them is a part of, each once. */
export function withBundles(
  given: readonly ProductDocument[],
  { products }: Pick<CatalogueSnapshot, 'products'>,
): readonly ProductDocument[] {
  const ids = new Set(given.map(({ id }) => id))
  const isAround = ({ bundleItems = [] }: ProductDocument) =>
    bundleItems.some(({ productId }) => ids.has(productId))
  return [...new Set([...given, ...products.filter(isAround)])]
}
