import type { BundleItem, BundlePart } from './product.ts'

/** A part's name, with its variant's behind it. */
export function getPartName({ name, variantName }: Pick<BundleItem, 'name' | 'variantName'>): string {
  return variantName === undefined ? name : `${name}, ${variantName}`
}

/** A part with its number of pieces: `2 × Soap, Mint`. */
export function getPartLabel(part: Pick<BundleItem, 'name' | 'variantName' | 'quantity'>): string {
  return `${part.quantity} × ${getPartName(part)}`
}

/** Pieces in one bundle, over all parts. */
export function getBundlePieces(parts: readonly Pick<BundlePart, 'quantity'>[]): number {
  return parts.reduce((pieces, { quantity }) => pieces + quantity, 0)
}
