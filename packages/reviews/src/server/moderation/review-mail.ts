import { randomUUID } from 'node:crypto'
import { REJECT_REASONS } from '@sorrel/contracts/http'
import { getDirection } from '@sorrel/i18n/direction'
import { getNearestLocale } from '@sorrel/i18n/locales'
import type { Translate } from '@sorrel/i18n/message'
import { renderMail } from '@sorrel/service/mail'
import type { ReviewRow } from '../data/schema.ts'
import { getTranslator } from '../http/locale.ts'

export interface ReviewMail {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What a mail to an author reads of the review. */
export type MailedReview = Pick<
  ReviewRow,
  'rating' | 'title' | 'body' | 'userName' | 'email' | 'locale' | 'rejectReason' | 'reply'
>

/** The kinds of mails to authors. */
export type MailKind = 'approved' | 'rejected' | 'replied'

/** Where on a product's page an author finds the review and its form. */
export const FORM_ANCHOR = '#write-review'

/** A mail to the author of a review, in the language of their browser. */
export async function toReviewMail(
  kind: MailKind,
  review: MailedReview,
  productUrl: string | undefined,
): Promise<ReviewMail> {
  const locale = getNearestLocale(review.locale)
  const t = getTranslator(locale)
  const url = productUrl && `${productUrl}${kind === 'rejected' ? FORM_ANCHOR : ''}`
  const mail = await renderMail({
    locale,
    dir: getDirection(locale),
    subject: t(`review_mail.${kind}.subject`),
    heading: t(`review_mail.${kind}.heading`, { name: review.userName }),
    paragraphs: [t(`review_mail.${kind}.body`), ...toNote(kind, review, t)],
    quote: {
      mark: '★'.repeat(review.rating) + '☆'.repeat(5 - review.rating),
      title: review.title,
      text: review.body,
    },
    ...(url && { actions: [{ label: t(`review_mail.${kind}.action`), url }] }),
    footer: t('review_mail.footer'),
  })
  return { id: randomUUID(), recipient: review.email, ...mail }
}

/** The reason of a rejection, or the shop's answer. */
function toNote(kind: MailKind, { rejectReason, reply }: MailedReview, t: Translate): readonly string[] {
  if (kind === 'replied') return [t('review_mail.reply', { text: reply ?? '' })]
  if (kind !== 'rejected' || rejectReason === null) return []
  const known = REJECT_REASONS.find((reason) => reason === rejectReason)
  const text = known === undefined ? rejectReason : t(`review_mail.reasons.${known}`)
  return [t('review_mail.reason', { text })]
}
