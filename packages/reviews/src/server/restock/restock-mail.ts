import { randomUUID } from 'node:crypto'
import { getDirection } from '@sorrel/i18n/direction'
import type { LocaleCode } from '@sorrel/i18n/locales'
import { renderMail } from '@sorrel/service/mail'
import { getTranslator } from '../http/locale.ts'
import type { ReviewMail } from '../moderation/review-mail.ts'
import type { StockedPart } from './stocked-product.ts'

/** What both mails read of a product. */
export type WaitedProduct = Pick<StockedPart, 'name' | 'variantName' | 'picture'>

interface RestockMailFacts {
  readonly email: string
  readonly locale: LocaleCode
  readonly product: WaitedProduct
  /** Link that ends the mails about the product. */
  readonly stopUrl: string
}

/** The mail that asks the owner of an address whether they want to hear of a product. */
export function toConfirmMail({
  confirmUrl,
  ...facts
}: RestockMailFacts & { readonly confirmUrl: string }): Promise<ReviewMail> {
  return toMail('confirm', facts, confirmUrl)
}

/** The mail that says that a product is back. */
export async function toRestockMail({
  productUrl,
  ...facts
}: RestockMailFacts & { readonly productUrl: string }): Promise<
  ReviewMail & { readonly unsubscribeUrl: string }
> {
  return { ...(await toMail('back', facts, productUrl)), unsubscribeUrl: facts.stopUrl }
}

async function toMail(
  kind: 'confirm' | 'back',
  { email, locale, product, stopUrl }: RestockMailFacts,
  url: string,
): Promise<ReviewMail> {
  const t = getTranslator(locale)
  const { name, variantName, picture } = product
  const subject = t(`restock_mail.${kind}.subject`, { name })
  const mail = await renderMail({
    locale,
    dir: getDirection(locale),
    subject,
    heading: subject,
    paragraphs: [t(`restock_mail.${kind}.body`)],
    lines: [{ label: name, amount: '', picture, ...(variantName && { detail: variantName }) }],
    actions: [{ label: t(`restock_mail.${kind}.action`), url }],
    footer: t(`restock_mail.${kind}.footer`),
    footerLink: { label: t('restock_mail.stop'), url: stopUrl },
  })
  return { id: randomUUID(), recipient: email, ...mail }
}
