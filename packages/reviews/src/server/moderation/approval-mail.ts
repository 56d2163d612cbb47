import { randomUUID } from 'node:crypto'
import type { ReviewRow } from '../data/schema.ts'
import { type MailLocale, toMailLocale } from '../http/locale.ts'
import { html } from '@sorrel/http/html'

export interface ReviewMail {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

interface Messages {
  readonly subject: string
  readonly heading: (name: string) => string
  readonly body: string
  readonly action: string
  readonly footer: string
}

const MESSAGES: Readonly<Record<MailLocale, Messages>> = {
  en: {
    subject: 'Your review is online',
    heading: (name) => `Thank you, ${name}`,
    body: 'Your review has been approved. Everyone who looks at the product can read it now.',
    action: 'See it in the shop',
    footer: 'You get this mail because you wrote a review in our shop.',
  },
  fr: {
    subject: 'Votre avis est en ligne',
    heading: (name) => `Merci, ${name}`,
    body: 'Votre avis a été validé. Il est maintenant visible sur la page du produit.',
    action: 'Le voir dans la boutique',
    footer: 'Vous recevez ce message parce que vous avez donné un avis dans notre boutique.',
  },
  de: {
    subject: 'Ihre Bewertung ist online',
    heading: (name) => `Vielen Dank, ${name}`,
    body: 'Ihre Bewertung wurde freigegeben. Alle, die das Produkt ansehen, können sie jetzt lesen.',
    action: 'Im Shop ansehen',
    footer: 'Sie erhalten diese Nachricht, weil Sie in unserem Shop eine Bewertung geschrieben haben.',
  },
}

const PAGE =
  'margin:0;padding:24px 12px;background:#f6f3ec;color:#4a5751;font:16px/1.5 Helvetica,Arial,sans-serif'
const SHEET = 'max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;border-radius:20px'
const QUOTE = 'margin:24px 0;padding:16px 20px;background:#f6f3ec;border-radius:12px;white-space:pre-line'
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:999px;background:#26493a;color:#ffffff;text-decoration:none'

/** The mail that tells the author that the review is published, in the language of their browser. */
export function toApprovalMail(review: ReviewRow, productUrl: string | undefined): ReviewMail {
  const locale = toMailLocale(review.locale)
  const messages = MESSAGES[locale]
  const heading = messages.heading(review.userName)
  const stars = '★'.repeat(review.rating) + '☆'.repeat(5 - review.rating)
  const link = productUrl === undefined ? [] : [`${messages.action}: ${productUrl}`]
  const document = html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${messages.subject}</title></head>
<body style="${PAGE}"><div style="${SHEET}"><h1 style="margin:0 0 16px;color:#1f2d27;font:400 26px/1.2 Georgia,serif">${heading}</h1>
<p style="margin:0">${messages.body}</p><div style="${QUOTE}"><span style="color:#8a5a0b">${stars}</span><br><strong style="color:#1f2d27">${review.title}</strong><br>${review.body}</div>
${productUrl !== undefined && html`<p style="margin:0 0 24px"><a href="${productUrl}" style="${BUTTON}">${messages.action}</a></p>`}
<p style="margin:0;font-size:13px">${messages.footer}</p></div></body></html>`
  return {
    id: randomUUID(),
    recipient: review.email,
    subject: messages.subject,
    text: [heading, messages.body, `${stars} ${review.title}\n${review.body}`, ...link, messages.footer].join(
      '\n\n',
    ),
    html: document.markup,
  }
}
