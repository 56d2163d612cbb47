import { createGround } from '@sorrel/ui/theme'
import type { CSSProperties } from 'react'
import type { ShopView } from '#shop/shop.ts'

export interface GroundWish {
  readonly backgroundColor?: string | undefined
  readonly textColor?: string | undefined
}

/** A block that the merchant coloured brings everything that stands on it in colours that read there. */
export function getGround(
  { backgroundColor, textColor }: GroundWish,
  { theme }: Pick<ShopView, 'theme'>,
): CSSProperties | undefined {
  return createGround({ background: backgroundColor, text: textColor, theme })
}
