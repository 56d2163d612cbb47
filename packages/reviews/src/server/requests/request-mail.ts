import { randomUUID } from 'node:crypto'
import { getDirection } from '@sorrel/i18n/direction'
import type { LocaleCode } from '@sorrel/i18n/locales'
import { renderMail } from '@sorrel/service/mail'
import type { RequestedProduct } from '../data/schema.ts'
import { getTranslator } from '../http/locale.ts'
import { FORM_ANCHOR, type ReviewMail } from '../moderation/review-mail.ts'

export interface RequestMailFacts {
  readonly email: string
  readonly locale: LocaleCode
  /** Those of the order that the customer has not reviewed. */
  readonly products: readonly RequestedProduct[]
  readonly toProductUrl: (product: RequestedProduct) => string
  readonly unsubscribeUrl: string
}

/** The mail that asks for reviews of an order's products. */
export async function toRequestMail({
  email,
  locale,
  products,
  toProductUrl,
  unsubscribeUrl,
}: RequestMailFacts): Promise<ReviewMail & { readonly unsubscribeUrl: string }> {
  const t = getTranslator(locale)
  const subject = t('review_mail.request.subject')
  const mail = await renderMail({
    locale,
    dir: getDirection(locale),
    subject,
    heading: subject,
    paragraphs: [t('review_mail.request.body')],
    actions: products.map((product) => ({
      label: t('review_mail.request.action', { name: product.name }),
      url: `${toProductUrl(product)}${FORM_ANCHOR}`,
    })),
    footer: t('review_mail.request.footer'),
    footerLink: { label: t('review_mail.request.unsubscribe'), url: unsubscribeUrl },
  })
  return { id: randomUUID(), recipient: email, ...mail, unsubscribeUrl }
}
