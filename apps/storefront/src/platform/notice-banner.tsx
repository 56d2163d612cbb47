import type { Translate } from '@sorrel/i18n/message'
import { Banner } from '@sorrel/ui/banner'
import { getNoticeTone, type Notice, toNoticeText } from './notice.ts'

export interface NoticeBannerProps {
  readonly notice: Notice | undefined
  readonly t: Translate
}

/** What the answer before this page brought about, where no script could say it in passing. */
export function NoticeBanner({ notice, t }: NoticeBannerProps) {
  if (notice === undefined) return null
  return (
    <Banner tone={getNoticeTone(notice)} live="polite">
      {toNoticeText(t, notice)}
    </Banner>
  )
}
