import type { Picture, ProductVariant } from './product.ts'

/**
 * The variant for the chosen values: the one whose set of values is exactly the chosen one, else the first of those
 * with most matching values; undefined when nothing matches.
 *
 * @example
 * ```ts
 * import { aVariant } from '@sorrel/domain/testing'
 * import { findVariant } from '@sorrel/domain/variants'
 *
 * const variants = [aVariant({ id: 'small', optionValueIds: ['s'] }), aVariant({ id: 'large', optionValueIds: ['l'] })]
 * console.log(findVariant(variants, ['l'])?.id) // large
 * ```
 */
export function findVariant<V extends Pick<ProductVariant, 'optionValueIds'>>(
  variants: readonly V[],
  valueIds: readonly string[],
): V | undefined {
  const chosen = new Set(valueIds)
  let best: V | undefined
  let bestMatches = 0
  for (const variant of variants) {
    const own = new Set(variant.optionValueIds)
    const matches = [...own].filter((id) => chosen.has(id)).length
    if (matches > 0 && matches === own.size && matches === chosen.size) return variant
    if (matches > bestMatches) {
      best = variant
      bestMatches = matches
    }
  }
  return best
}

/**
 * The index of a variant's picture among the product's pictures, matched by id or by source. Undefined when the variant
 * has none or the product lacks it; the gallery then shows the same picture as before.
 */
export function getVariantImageIndex(
  images: readonly Picture[],
  variant: Pick<ProductVariant, 'images'> | undefined,
): number | undefined {
  const [picture] = variant?.images ?? []
  if (picture === undefined) return undefined
  const index = images.findIndex((image) => image.id === picture.id || image.src === picture.src)
  return index === -1 ? undefined : index
}
