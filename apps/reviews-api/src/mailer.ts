import { type Deliver, deliverMails, type MailToSend, type ReviewsDatabase } from '@sorrel/reviews/server'
import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'
import type { Logger } from './log.ts'
import { repeat, type Repeated } from './repeat.ts'

const EVERY_MS = 2000
const TIMEOUT_MS = 5000

export interface MailerOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'outboxUrl' | 'outboxToken' | 'storefrontUrl'>
  readonly db: ReviewsDatabase
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/**
 * Sends what is in the outbox through `smtpUrl`, else to the shop's outbox; without either, mails stay there, to be read on
 * the moderation page.
 */
export function startMailer({ config, db, log }: MailerOptions): Repeated | undefined {
  const deliver = createDeliver(config)
  if (deliver === undefined) return undefined
  return repeat(EVERY_MS, async () => {
    const sent = await deliverMails(db, async (mail) => {
      await deliver(mail).catch((error: unknown) => {
        log.warn({ err: error }, 'could not send a mail')
        throw error
      })
    }).catch((error: unknown) => {
      log.warn({ err: error }, 'could not read the waiting mails')
      return 0
    })
    if (sent > 0) log.info({ sent }, 'sent mails')
  })
}

function createDeliver({
  smtpUrl,
  outboxUrl,
  outboxToken,
  storefrontUrl,
}: MailerOptions['config']): Deliver | undefined {
  if (smtpUrl !== undefined) {
    const transport = createTransport(smtpUrl)
    const from = `Sorrel <hello@${new URL(storefrontUrl).hostname}>`
    return async ({ unsubscribeUrl, ...mail }) => {
      await transport.sendMail({ from, ...mail, headers: toHeaders(unsubscribeUrl) })
    }
  }
  if (outboxUrl === undefined) return undefined
  return ({ to, subject, text, html }) => post(outboxUrl, outboxToken, { to, subject, text, html })
}

/** A program for mail offers to end such mails, and does so with one POST (RFC 8058). */
export function toHeaders(unsubscribeUrl: MailToSend['unsubscribeUrl']): Readonly<Record<string, string>> {
  if (unsubscribeUrl === undefined) return {}
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

async function post(url: string, token: string | undefined, mail: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(mail),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The outbox answered ${answer.status}.`)
}
