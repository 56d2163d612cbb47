import { Banner } from '@sorrel/ui/banner'
import type { ShopView } from '#shop/shop.ts'
import { getFlashTone, type FlashMessage, toFlashText } from './flash-message.ts'

export interface FlashBannerProps {
  readonly flashMessage: FlashMessage | undefined
  readonly shop: ShopView
}

/** The flash message of the answer before this page, for browsers without script. */
export function FlashBanner({ flashMessage, shop }: FlashBannerProps) {
  if (flashMessage === undefined) return null
  return (
    <Banner tone={getFlashTone(flashMessage)} live="polite">
      {toFlashText(shop.t, flashMessage)}
    </Banner>
  )
}
