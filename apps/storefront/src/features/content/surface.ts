import { createSurface } from '@sorrel/ui/theme'
import type { CSSProperties } from 'react'
import type { ShopView } from '#shop/shop.ts'

export interface SurfaceInput {
  readonly backgroundColor?: string | undefined
  readonly textColor?: string | undefined
}

/** The surface of a block whose colours the merchant chose: everything on it takes colours that are legible there. */
export function getSurface(
  { backgroundColor, textColor }: SurfaceInput,
  { theme }: Pick<ShopView, 'theme'>,
): CSSProperties | undefined {
  return createSurface({ background: backgroundColor, text: textColor, theme })
}
