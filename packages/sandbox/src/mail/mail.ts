import { randomUUID } from 'node:crypto'
import { type MailContent, type MailParts, renderMail } from '@sorrel/service/mail'
import { eq } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { outbox } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'
import type { Logger } from '../log.ts'
import { getDirection } from '@sorrel/i18n/direction'
import type { Translate } from '@sorrel/i18n/message'

type Message = MailContent & { readonly to: string }

export interface Mail {
  /** Puts a mail into the outbox and does not wait for a mail server. Never rejects: a failure is logged. */
  send(message: Message): Promise<void>
  /** Resolves when the mail server has taken or failed every mail so far. */
  settled(): Promise<void>
}

/** For each step: the connection, the greeting, an answer. */
const TIMEOUT_MS = 10_000
/** For all of them. */
const DEADLINE_MS = 25_000

interface MailSetup {
  readonly config: Pick<Config, 'smtpUrl' | 'storefrontUrl'>
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
}

/**
 * Mails are in the outbox, which is shown at `/outbox`. With `smtpUrl` each is sent at once and stays there only when the
 * mail server has not taken it.
 */
export function createMail({ config, db, clock, log }: MailSetup): Mail {
  const deliver =
    config.smtpUrl === undefined
      ? undefined
      : toServer(config.smtpUrl, new URL(config.storefrontUrl).hostname)
  const sending = new Set<Promise<void>>()
  const orLog = (subject: string) => (error: unknown) =>
    log.error({ err: error, subject }, 'could not send a mail')
  const keep = async ({ to, subject, text, html }: Message) => {
    const id = randomUUID()
    const dateCreated = clock.now()
    await db.insert(outbox).values({ id, recipient: to, subject, text, html, dateCreated })
    return id
  }
  return {
    send: async (message) => {
      const failed = orLog(message.subject)
      const id = await keep(message).catch(failed)
      if (deliver === undefined || id === undefined) return
      const sent: Promise<void> = deliver(id, message)
        .then(() => db.delete(outbox).where(eq(outbox.id, id)))
        .then(() => undefined, failed)
        .finally(() => sending.delete(sent))
      sending.add(sent)
    },
    settled: async () => {
      await Promise.all(sending)
    },
  }
}

function toServer(url: string, host: string) {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return async (id: string, message: Message) => {
    await transport.sendMail({
      ...message,
      from: `Sorrel <hello@${host}>`,
      messageId: `<${id}@${host}>`,
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
  }
}

/** A mail of the demo shop. */
export function renderShopMail(
  t: Translate,
  parts: Omit<MailParts, 'brand' | 'dir' | 'footer'>,
): Promise<MailContent> {
  const dir = getDirection(parts.locale)
  return renderMail({ ...parts, brand: 'SORREL', dir, footer: t('order_mail.footer') })
}
