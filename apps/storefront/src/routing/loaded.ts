import type { Metadata } from 'next'
import type { ShopView } from '#shop/shop.ts'

/** What every screen gets besides its own data. */
export interface ScreenProps {
  readonly shop: ShopView
}

/** A screen's data and what the document's head says of it. */
export interface Loaded<Props extends ScreenProps> {
  readonly metadata: Metadata
  readonly screen: Props
}
