import { REJECT_REASONS } from '@sorrel/contracts/http'
import { getNearestLocale, LOCALES } from '@sorrel/i18n/locales'
import { toMailPreview } from '@sorrel/service/mail'
import { toRequestMail } from '../requests/request-mail.ts'
import { toConfirmMail, toRestockMail } from '../restock/restock-mail.ts'
import { type MailedReview, toReviewMail } from './review-mail.ts'

const SHOP = 'https://shop.example'

/** Authors' texts are the same in every language. */
const REVIEW: MailedReview = {
  rating: 4,
  title: 'Soft and mild',
  body: 'It smells of honey, and it lasts.\nThe box could be smaller.',
  userName: 'Ada',
  email: 'ada@example.com',
  locale: 'en',
  rejectReason: REJECT_REASONS[0],
  reply: 'Thank you! A smaller box is on its way.',
}

const PRODUCTS = ['Soap & Co', 'Brush'].map((name) => ({ id: name, slug: name, name }))

const WAITED = { name: 'Soap & Co', variantName: 'Large' }

/** Every kind of mail in a language, about made-up reviews and products. */
export async function showMailPreview(wanted: string): Promise<Response> {
  const locale = getNearestLocale(wanted)
  const review = { ...REVIEW, locale }
  const product = `${SHOP}/products/soap`
  const restock = { email: REVIEW.email, locale, product: WAITED, stopUrl: `${SHOP}/unsubscribe` }
  return toMailPreview({
    locale,
    locales: LOCALES,
    mails: [
      { kind: 'approved', mail: await toReviewMail('approved', review, product) },
      { kind: 'rejected', mail: await toReviewMail('rejected', review, product) },
      { kind: 'replied', mail: await toReviewMail('replied', review, product) },
      {
        kind: 'request',
        mail: await toRequestMail({
          email: REVIEW.email,
          locale,
          products: PRODUCTS,
          toProductUrl: ({ slug }) => `${SHOP}/products/${slug}`,
          unsubscribeUrl: `${SHOP}/unsubscribe`,
        }),
      },
      { kind: 'confirm-restock', mail: await toConfirmMail({ ...restock, confirmUrl: `${SHOP}/confirm` }) },
      { kind: 'restock', mail: await toRestockMail({ ...restock, productUrl: product }) },
    ],
  })
}
