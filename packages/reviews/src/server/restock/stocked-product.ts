/** A product as the store has it now. */
export interface StockedProduct {
  readonly id: string
  readonly name: string
  readonly slug: string
  /** Address of a picture. */
  readonly picture?: string | undefined
  /** Whether anything of it can be bought. */
  readonly isAvailable: boolean
  readonly variants: readonly StockedVariant[]
}

export interface StockedVariant {
  readonly id: string
  readonly name: string
  readonly picture?: string | undefined
  readonly isAvailable: boolean
}

/**
 * Reads a product past all caches, its names in a language. Null for one that does not exist or is not shown; undefined
 * when the store does not answer.
 */
export type FindStock = (productId: string, locale: string) => Promise<StockedProduct | null | undefined>

/** A product, or one variant of it, as somebody waits for it. */
export interface StockedPart {
  readonly name: string
  /** Unset for any variant. */
  readonly variantName?: string | undefined
  readonly picture?: string | undefined
  readonly isAvailable: boolean
}

/** The part that somebody waits for; undefined for an unknown variant. An empty id means any variant. */
export function findPart(product: StockedProduct, variantId: string): StockedPart | undefined {
  if (variantId === '') return product
  const variant = product.variants.find(({ id }) => id === variantId)
  if (variant === undefined) return undefined
  const { picture = product.picture, isAvailable } = variant
  return { name: product.name, variantName: variant.name, picture, isAvailable }
}
