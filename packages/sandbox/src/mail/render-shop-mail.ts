import { getDirection } from '@sorrel/i18n/direction'
import type { Translate } from '@sorrel/i18n/message'
import { type MailContent, type MailParts, renderMail } from '@sorrel/service/mail'

/** A mail of the demo shop. */
export function renderShopMail(
  t: Translate,
  parts: Omit<MailParts, 'brand' | 'dir' | 'footer'>,
): Promise<MailContent> {
  const dir = getDirection(parts.locale)
  return renderMail({ ...parts, brand: 'SORREL', dir, footer: t('order_mail.footer') })
}
