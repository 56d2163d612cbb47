import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import { reviewMails } from '../data/schema.ts'

const MAX_ATTEMPTS = 10
const BATCH = 20

export interface MailToSend {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /**
   * Where its reader ends mails of its kind, for the headers `List-Unsubscribe` and `List-Unsubscribe-Post`: it takes a
   * POST without a log-in. Unset for a mail that answers what its reader did.
   */
  readonly unsubscribeUrl?: string
}

export type Deliver = (mail: MailToSend) => Promise<void>

/**
 * Sends waiting mails, oldest first; each is tried up to ten times over all runs. Several processes may run it at
 * once: each mail is taken by one of them. Returns how many were sent.
 */
export async function deliverMails(
  db: ReviewsDatabase,
  deliver: Deliver,
  now = () => new Date(),
): Promise<number> {
  return db.transaction(async (tx) => {
    const waiting = and(isNull(reviewMails.dateSent), lt(reviewMails.attempts, MAX_ATTEMPTS))
    const mails = await tx
      .select()
      .from(reviewMails)
      .where(waiting)
      .orderBy(reviewMails.position)
      .limit(BATCH)
      .for('update', { skipLocked: true })
    let sent = 0
    for (const { id, recipient, subject, text, html, unsubscribeUrl: url } of mails) {
      const mail = { to: recipient, subject, text, html, ...(url !== null && { unsubscribeUrl: url }) }
      const isSent = await deliver(mail).then(
        () => true,
        () => false,
      )
      if (isSent) sent += 1
      await tx
        .update(reviewMails)
        .set({ attempts: sql`${reviewMails.attempts} + 1`, dateSent: isSent ? now() : null })
        .where(eq(reviewMails.id, id))
    }
    return sent
  })
}
