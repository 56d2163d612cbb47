import { deliverMails, type ReviewsDatabase } from '@sorrel/reviews/server'
import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'
import type { Logger } from './log.ts'
import { repeat, type Repeated } from './repeat.ts'

const EVERY_MS = 10_000

export interface MailerOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'storefrontUrl'>
  readonly db: ReviewsDatabase
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/** Sends what is in the outbox through `smtpUrl`; without it mails stay there, to be read on the moderation page. */
export function startMailer({ config, db, log }: MailerOptions): Repeated | undefined {
  if (config.smtpUrl === undefined) return undefined
  const transport = createTransport(config.smtpUrl)
  const from = `Sorrel <hello@${new URL(config.storefrontUrl).hostname}>`
  return repeat(EVERY_MS, async () => {
    const sent = await deliverMails(db, async (mail) => {
      await transport.sendMail({ from, ...mail }).catch((error: unknown) => {
        log.warn({ err: error }, 'could not send a mail')
        throw error
      })
    })
    if (sent > 0) log.info({ sent }, 'sent mails')
  })
}
