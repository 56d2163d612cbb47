import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import { reviewMails } from '../data/schema.ts'
import type { ReviewsLog } from '../options.ts'

export interface MailToSend {
  /** The same for every attempt to send the mail, so that the receiver can detect duplicates. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /**
   * Link with which the recipient unsubscribes from such mails, for the headers `List-Unsubscribe` and
   * `List-Unsubscribe-Post`: it accepts a POST without a log-in. Unset for a mail that responds to the recipient's own
   * action.
   */
  readonly unsubscribeUrl?: string
}

/** Hands a mail to the mailer. Rejects where it was not accepted. Must end within 30 seconds. */
export type Deliver = (mail: MailToSend) => Promise<void>

export interface SendingOptions {
  readonly db: ReviewsDatabase
  readonly deliver: Deliver
  readonly now: () => Date
}

/**
 * Sends a mail once; a withdrawn mail is skipped. A process that dies between the delivery and its record causes a
 * second delivery with the same id.
 */
export async function sendMail({ db, deliver, now }: SendingOptions, mailId: string): Promise<void> {
  const [mail] = await db
    .select()
    .from(reviewMails)
    .where(and(eq(reviewMails.id, mailId), isNull(reviewMails.dateSent)))
  if (mail === undefined) return
  const { id, recipient: to, subject, text, html, unsubscribeUrl } = mail
  await deliver({ id, to, subject, text, html, ...(unsubscribeUrl !== null && { unsubscribeUrl }) })
  await db.update(reviewMails).set({ dateSent: now() }).where(eq(reviewMails.id, id))
}

/** Marks a mail as given up after three days without a delivery. */
export async function giveUp(
  { db, now, log }: Pick<SendingOptions, 'db' | 'now'> & { readonly log: ReviewsLog },
  mailId: string,
): Promise<void> {
  const waiting = and(eq(reviewMails.id, mailId), isNull(reviewMails.dateSent))
  await db.update(reviewMails).set({ dateFailed: now() }).where(waiting)
  log.error({ mail: mailId }, 'a mail was given up: resend it on the moderation page')
}

/** Clears the mark of a mail that was given up. Returns whether there was one. */
export async function takeUpAgain(db: ReviewsDatabase, mailId: string): Promise<boolean> {
  const failed = and(eq(reviewMails.id, mailId), isNotNull(reviewMails.dateFailed))
  const taken = await db
    .update(reviewMails)
    .set({ dateFailed: null })
    .where(failed)
    .returning({ id: reviewMails.id })
  return taken.length > 0
}

/** Mails that are neither sent nor given up, oldest first. */
export function findWaitingMails(db: ReviewsDatabase): Promise<readonly { readonly id: string }[]> {
  return db
    .select({ id: reviewMails.id })
    .from(reviewMails)
    .where(and(isNull(reviewMails.dateSent), isNull(reviewMails.dateFailed)))
    .orderBy(reviewMails.position)
}
