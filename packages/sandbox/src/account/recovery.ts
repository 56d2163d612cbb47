import { createTranslator } from '@sorrel/i18n/translate'
import { eq } from 'drizzle-orm'
import { accountRecoveries, accounts } from '../database/commerce-tables.ts'
import { renderShopMail } from '../mail/mail.ts'
import type { Service } from '../service.ts'
import { endSessionsOf } from '../session/session.ts'
import { createToken, hashToken } from '../session/token.ts'
import { findAccountByEmail } from './account-rows.ts'
import { hashPassword } from './password.ts'

/** A recovery key works for this long. See docs/commerce-service.md#account. */
const RECOVERY_HOURS = 24
const HOUR_MS = 3_600_000

/**
 * Mails a key to the owner of an address. An address without an account gets no mail, and the answer is the same. In
 * `resetUrl` the key takes the place of `{reset_key}`.
 */
export async function sendRecovery(
  service: Service,
  { email, resetUrl, locale }: { readonly email: string; readonly resetUrl: string; readonly locale: string },
): Promise<void> {
  const account = await findAccountByEmail(service.db, email)
  if (account === undefined) return
  const key = createToken()
  const dateExpires = new Date(service.clock.now().getTime() + RECOVERY_HOURS * HOUR_MS)
  await service.db.transaction(async (db) => {
    await db.delete(accountRecoveries).where(eq(accountRecoveries.accountId, account.id))
    await db.insert(accountRecoveries).values({ keyHash: hashToken(key), accountId: account.id, dateExpires })
  })
  await service.mail.send({
    to: account.email,
    ...(await toRecoveryMail({ url: toResetUrl(resetUrl, key), locale })),
  })
}

/** Sets a new password and ends every session of the account. A key works once; false for a used or expired one. */
export async function recover(
  service: Service,
  { key, password }: { readonly key: string; readonly password: string },
): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  return service.db.transaction(async (db) => {
    const [used] = await db
      .delete(accountRecoveries)
      .where(eq(accountRecoveries.keyHash, hashToken(key)))
      .returning()
    if (used === undefined || used.dateExpires <= service.clock.now()) return false
    await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, used.accountId))
    await endSessionsOf(db, used.accountId)
    return true
  })
}

/** Address of the page where the new password is set. */
export function toResetUrl(resetUrl: string, key: string): string {
  return resetUrl.replaceAll('{reset_key}', key)
}

/** The mail with the link to a new password. */
export function toRecoveryMail({ url, locale }: { readonly url: string; readonly locale: string }) {
  const t = createTranslator({ locale })
  return renderShopMail(t, {
    locale,
    subject: t('order_mail.recovery.subject'),
    heading: t('order_mail.recovery.heading'),
    paragraphs: [t('order_mail.recovery.text')],
    actions: [{ label: t('order_mail.recovery.action'), url }],
    closing: t('order_mail.recovery.closing'),
  })
}
