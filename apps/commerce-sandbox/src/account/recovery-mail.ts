import { type MailContent, renderMail } from '../mail/render-mail.ts'
import { getWords } from '../mail/words.ts'

/** The mail with the link to a new password. */
export function toRecoveryMail({
  url,
  locale,
}: {
  readonly url: string
  readonly locale: string
}): MailContent {
  const words = getWords(locale).recovery
  return renderMail({
    locale,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.text],
    action: { label: words.action, url },
    closing: words.closing,
  })
}
