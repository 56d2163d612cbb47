import type { Deliver, MailToSend } from '@sorrel/reviews/server'
import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'

/** For each step: the connection, the greeting, an answer. */
const TIMEOUT_MS = 10_000
/** For all of them: a job may take 30 seconds. */
const DEADLINE_MS = 25_000

type MailerConfig = Pick<Config, 'smtpUrl' | 'outboxUrl' | 'outboxToken' | 'storefrontUrl'>

/**
 * Sends a mail through `smtpUrl`, else to the shop's outbox; without either, mails stay on the moderation page. A mail server
 * that took a mail and did not say so gets it again, with the same `Message-ID`.
 */
export function createDeliver(config: MailerConfig): Deliver | undefined {
  const { smtpUrl, outboxUrl, outboxToken } = config
  if (smtpUrl !== undefined) return createSmtp(smtpUrl, new URL(config.storefrontUrl).hostname)
  if (outboxUrl === undefined) return undefined
  return ({ to, subject, text, html }) => post(outboxUrl, outboxToken, { to, subject, text, html })
}

function createSmtp(url: string, host: string): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return async ({ id, unsubscribeUrl, ...mail }) => {
    await transport.sendMail({
      ...mail,
      from: `Sorrel <hello@${host}>`,
      messageId: `<${id}@${host}>`,
      headers: toHeaders(unsubscribeUrl),
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
  }
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
