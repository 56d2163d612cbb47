import { type MailContent, renderMail } from '../mail/render-mail.ts'
import { getMessages } from '../mail/messages.ts'

/** The mail with the link to a new password. */
export function toRecoveryMail({
  url,
  locale,
}: {
  readonly url: string
  readonly locale: string
}): MailContent {
  const messages = getMessages(locale).recovery
  return renderMail({
    locale,
    subject: messages.subject,
    heading: messages.heading,
    paragraphs: [messages.text],
    action: { label: messages.action, url },
    closing: messages.closing,
  })
}
