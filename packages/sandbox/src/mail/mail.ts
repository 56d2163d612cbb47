import { randomUUID } from 'node:crypto'
import { type MailContent, type MailParts, renderMail } from '@sorrel/service/mail'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { outbox } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'
import type { Logger } from '../log.ts'
import { getDirection } from '@sorrel/i18n/direction'
import type { Translate } from '@sorrel/i18n/message'

export interface Mail {
  /** Sends a mail through the mail server, or puts it into the outbox. Never rejects: a failure is logged. */
  send(message: MailContent & { readonly to: string }): Promise<void>
}

interface MailSetup {
  readonly config: Pick<Config, 'smtpUrl' | 'storefrontUrl'>
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
}

/** Sends mail through `smtpUrl`. Without it, mail stays in the outbox, which is shown at `/outbox`. */
export function createMail({ config, db, clock, log }: MailSetup): Mail {
  const deliver =
    config.smtpUrl === undefined ? toOutbox({ db, clock }) : toServer(config.smtpUrl, config.storefrontUrl)
  return {
    send: async (message) => {
      try {
        await deliver(message)
      } catch (error) {
        log.error({ err: error, subject: message.subject }, 'could not send a mail')
      }
    },
  }
}

type Deliver = (message: MailContent & { readonly to: string }) => Promise<void>

function toOutbox({ db, clock }: Pick<MailSetup, 'db' | 'clock'>): Deliver {
  return async ({ to, subject, text, html }) => {
    await db
      .insert(outbox)
      .values({ id: randomUUID(), recipient: to, subject, text, html, dateCreated: clock.now() })
  }
}

function toServer(smtpUrl: string, storefrontUrl: string): Deliver {
  const transport = createTransport(smtpUrl)
  const from = `Sorrel <hello@${new URL(storefrontUrl).hostname}>`
  return async (message) => {
    await transport.sendMail({ from, ...message })
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
