import { Banner } from '@sorrel/ui/banner'
import type { ShopView } from '#shop/shop.ts'
import { getFlashTone, type FlashMessage, toFlashText } from './flash-message.ts'

export interface FlashBannerProps {
  readonly flashMessage: FlashMessage | undefined
  readonly shop: ShopView
}

/** What the answer before this page brought about, where no script could say it in passing. */
export function FlashBanner({ flashMessage, shop }: FlashBannerProps) {
  if (flashMessage === undefined) return null
  return (
    <Banner tone={getFlashTone(flashMessage)} live="polite">
      {toFlashText(shop.t, flashMessage)}
    </Banner>
  )
}
