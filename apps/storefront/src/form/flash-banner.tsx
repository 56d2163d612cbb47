import { Banner } from '@sorrel/ui/banner'
import { useShop } from '#shop/use-shop'
import { getFlashTone, type FlashMessage, toFlashText } from './flash-message.ts'

export interface FlashBannerProps {
  readonly flashMessage: FlashMessage | undefined
}

/** The flash message of the answer before this page, for browsers without script. */
export function FlashBanner({ flashMessage }: FlashBannerProps) {
  const shop = useShop()
  if (flashMessage === undefined) return null
  return (
    <Banner tone={getFlashTone(flashMessage)} live="polite">
      {toFlashText(shop.t, flashMessage)}
    </Banner>
  )
}
