import { randomUUID } from 'node:crypto'
import { REJECT_REASONS } from '@sorrel/contracts/http'
import type { ReviewRow } from '../data/schema.ts'
import { type MailLocale, toMailLocale } from '../http/locale.ts'
import { html } from '@sorrel/contracts/http/html'
import { MAIL_BUTTON, MAIL_PAGE, MAIL_SHEET, MAIL_TITLE } from '../mail/mail-look.ts'

export interface ReviewMail {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What a mail tells the author. */
export type MailKind = 'approved' | 'rejected' | 'replied'

interface Messages {
  readonly subject: string
  readonly heading: (name: string) => string
  readonly body: string
  readonly action: string
}

interface Words {
  readonly mails: Readonly<Record<MailKind, Messages>>
  readonly reason: string
  readonly reply: string
  readonly reasons: Readonly<Record<(typeof REJECT_REASONS)[number], string>>
  readonly footer: string
}

const WORDS: Readonly<Record<MailLocale, Words>> = {
  en: {
    mails: {
      approved: {
        subject: 'Your review is online',
        heading: (name) => `Thank you, ${name}`,
        body: 'Your review has been approved. Everyone who looks at the product can read it now.',
        action: 'See it in the shop',
      },
      rejected: {
        subject: 'Your review was not published',
        heading: (name) => `About your review, ${name}`,
        body: 'We read every review before it appears, and could not publish yours. You can change it and send it again.',
        action: 'Change your review',
      },
      replied: {
        subject: 'We have answered your review',
        heading: (name) => `Thank you, ${name}`,
        body: 'The shop has answered your review.',
        action: 'See it in the shop',
      },
    },
    reason: 'The reason:',
    reply: 'Our answer:',
    reasons: {
      off_topic: 'It is not about the product.',
      insulting: 'It is insulting or hurtful.',
      advertising: 'It is advertising.',
      personal: 'It names a person or private data.',
      picture: 'It has a picture that we cannot show.',
    },
    footer: 'You get this mail because you wrote a review in our shop.',
  },
  fr: {
    mails: {
      approved: {
        subject: 'Votre avis est en ligne',
        heading: (name) => `Merci, ${name}`,
        body: 'Votre avis a été validé. Il est maintenant visible sur la page du produit.',
        action: 'Le voir dans la boutique',
      },
      rejected: {
        subject: 'Votre avis n’a pas été publié',
        heading: (name) => `À propos de votre avis, ${name}`,
        body: 'Nous lisons chaque avis avant sa parution et n’avons pas pu publier le vôtre. Vous pouvez le modifier et l’envoyer à nouveau.',
        action: 'Modifier votre avis',
      },
      replied: {
        subject: 'Nous avons répondu à votre avis',
        heading: (name) => `Merci, ${name}`,
        body: 'La boutique a répondu à votre avis.',
        action: 'Le voir dans la boutique',
      },
    },
    reason: 'La raison\u00A0:',
    reply: 'Notre réponse\u00A0:',
    reasons: {
      off_topic: 'Il ne porte pas sur le produit.',
      insulting: 'Il est insultant ou blessant.',
      advertising: 'C’est de la publicité.',
      personal: 'Il nomme une personne ou des données privées.',
      picture: 'Il contient une photo que nous ne pouvons pas montrer.',
    },
    footer: 'Vous recevez ce message parce que vous avez donné un avis dans notre boutique.',
  },
  de: {
    mails: {
      approved: {
        subject: 'Ihre Bewertung ist online',
        heading: (name) => `Vielen Dank, ${name}`,
        body: 'Ihre Bewertung wurde freigegeben. Alle, die das Produkt ansehen, können sie jetzt lesen.',
        action: 'Im Shop ansehen',
      },
      rejected: {
        subject: 'Ihre Bewertung wurde nicht veröffentlicht',
        heading: (name) => `Zu Ihrer Bewertung, ${name}`,
        body: 'Wir lesen jede Bewertung, bevor sie erscheint, und konnten Ihre nicht veröffentlichen. Sie können sie ändern und noch einmal senden.',
        action: 'Bewertung ändern',
      },
      replied: {
        subject: 'Wir haben auf Ihre Bewertung geantwortet',
        heading: (name) => `Vielen Dank, ${name}`,
        body: 'Der Shop hat auf Ihre Bewertung geantwortet.',
        action: 'Im Shop ansehen',
      },
    },
    reason: 'Der Grund:',
    reply: 'Unsere Antwort:',
    reasons: {
      off_topic: 'Sie handelt nicht vom Produkt.',
      insulting: 'Sie ist beleidigend oder verletzend.',
      advertising: 'Sie ist Werbung.',
      personal: 'Sie nennt eine Person oder private Daten.',
      picture: 'Sie enthält ein Bild, das wir nicht zeigen können.',
    },
    footer: 'Sie erhalten diese Nachricht, weil Sie in unserem Shop eine Bewertung geschrieben haben.',
  },
}

const QUOTE = 'margin:24px 0;padding:16px 20px;background:#f6f3ec;border-radius:12px;white-space:pre-line'

/** Where on a product's page an author finds the review and its form. */
export const FORM_ANCHOR = '#write-review'

/** A mail to the author of a review, in the language of their browser. */
export function toReviewMail(kind: MailKind, review: ReviewRow, productUrl: string | undefined): ReviewMail {
  const locale = toMailLocale(review.locale)
  const words = WORDS[locale]
  const { subject, heading, body, action } = words.mails[kind]
  const title = heading(review.userName)
  const stars = '★'.repeat(review.rating) + '☆'.repeat(5 - review.rating)
  const note = toNote(kind, review, words)
  const url = productUrl && `${productUrl}${kind === 'rejected' ? FORM_ANCHOR : ''}`
  const document = html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="${MAIL_PAGE}"><div style="${MAIL_SHEET}"><h1 style="${MAIL_TITLE}">${title}</h1>
<p style="margin:0">${body}</p>${note && html`<p style="margin:16px 0 0;white-space:pre-line"><strong style="color:#1f2d27">${note.label}</strong> ${note.text}</p>`}
<div style="${QUOTE}"><span style="color:#8a5a0b">${stars}</span><br><strong style="color:#1f2d27">${review.title}</strong><br>${review.body}</div>
${url && html`<p style="margin:0 0 24px"><a href="${url}" style="${MAIL_BUTTON}">${action}</a></p>`}
<p style="margin:0;font-size:13px">${words.footer}</p></div></body></html>`
  const parts = [
    title,
    body,
    note && `${note.label} ${note.text}`,
    `${stars} ${review.title}\n${review.body}`,
    url && `${action}\n${url}`,
    words.footer,
  ]
  return {
    id: randomUUID(),
    recipient: review.email,
    subject,
    text: parts.filter((part) => part !== undefined).join('\n\n'),
    html: document.markup,
  }
}

/** The reason of a rejection, or the shop's answer. */
function toNote(
  kind: MailKind,
  { rejectReason, reply }: ReviewRow,
  words: Words,
): { readonly label: string; readonly text: string } | undefined {
  if (kind === 'replied') return { label: words.reply, text: reply ?? '' }
  if (kind !== 'rejected' || rejectReason === null) return undefined
  const known = REJECT_REASONS.find((reason) => reason === rejectReason)
  return { label: words.reason, text: known === undefined ? rejectReason : words.reasons[known] }
}
