import { Banner } from '@sorrel/ui/banner'
import type { ShopView } from '#shop/shop.ts'
import { getNoticeTone, type Notice, toNoticeText } from './notice.ts'

export interface NoticeBannerProps {
  readonly notice: Notice | undefined
  readonly shop: ShopView
}

/** What the answer before this page brought about, where no script could say it in passing. */
export function NoticeBanner({ notice, shop }: NoticeBannerProps) {
  if (notice === undefined) return null
  return (
    <Banner tone={getNoticeTone(notice)} live="polite">
      {toNoticeText(shop.t, notice)}
    </Banner>
  )
}
