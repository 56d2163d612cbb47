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
}

export type Deliver = (mail: MailToSend) => Promise<void>

/**
 * Hands waiting mails to a mail server, oldest first, each up to ten times over the runs. Several processes may run it
 * at once: a mail that one has taken is left alone by the others. Answers how many were sent.
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
    for (const { id, recipient, subject, text, html } of mails) {
      const isSent = await deliver({ to: recipient, subject, text, html }).then(
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
