import { randomUUID } from 'node:crypto'
import { html } from '@sorrel/contracts/http/html'
import type { RequestedProduct } from '../data/schema.ts'
import type { MailLocale } from '../http/locale.ts'
import { MAIL_BUTTON, MAIL_PAGE, MAIL_SHEET, MAIL_TITLE } from '../mail/mail-look.ts'
import { FORM_ANCHOR, type ReviewMail } from '../moderation/review-mail.ts'

interface Words {
  readonly subject: string
  readonly body: string
  readonly action: (name: string) => string
  readonly footer: string
  readonly unsubscribe: string
}

const WORDS: Readonly<Record<MailLocale, Words>> = {
  en: {
    subject: 'How do you like what you ordered?',
    body: 'You have had some time with it now. What you think of it helps others to choose, whether you like it or not.',
    action: (name) => `Review ${name}`,
    footer: 'You get this mail once, because you asked for it with your order.',
    unsubscribe: 'No more of these mails',
  },
  fr: {
    subject: 'Que pensez-vous de votre commande\u202F?',
    body: 'Vous avez eu le temps de l’essayer. Votre avis, bon ou mauvais, aide d’autres personnes à choisir.',
    action: (name) => `Donner votre avis\u00A0: ${name}`,
    footer: 'Vous recevez ce message une seule fois, parce que vous l’avez demandé avec votre commande.',
    unsubscribe: 'Ne plus recevoir ces messages',
  },
  de: {
    subject: 'Wie gefällt Ihnen Ihre Bestellung?',
    body: 'Sie haben sie nun eine Weile. Was Sie davon halten, Gutes wie Schlechtes, hilft anderen bei der Wahl.',
    action: (name) => `${name} bewerten`,
    footer: 'Sie erhalten diese Nachricht einmal, weil Sie es bei Ihrer Bestellung gewünscht haben.',
    unsubscribe: 'Keine solchen Nachrichten mehr',
  },
}

export interface RequestMailFacts {
  readonly email: string
  readonly locale: MailLocale
  /** Those of the order that the customer has not reviewed. */
  readonly products: readonly RequestedProduct[]
  readonly toProductUrl: (product: RequestedProduct) => string
  readonly unsubscribeUrl: string
}

/** The mail that asks for a review of what an order brought. */
export function toRequestMail(facts: RequestMailFacts): ReviewMail & { readonly unsubscribeUrl: string } {
  const { email, locale, products, toProductUrl, unsubscribeUrl } = facts
  const { subject, body, action, footer, unsubscribe } = WORDS[locale]
  const links = products.map((product) => ({
    text: action(product.name),
    url: `${toProductUrl(product)}${FORM_ANCHOR}`,
  }))
  const document = html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="${MAIL_PAGE}"><div style="${MAIL_SHEET}"><h1 style="${MAIL_TITLE}">${subject}</h1>
<p style="margin:0 0 24px">${body}</p>
${links.map(({ text, url }) => html`<p style="margin:0 0 16px"><a href="${url}" style="${MAIL_BUTTON}">${text}</a></p>`)}
<p style="margin:24px 0 0;font-size:13px">${footer} <a href="${unsubscribeUrl}" style="color:#26493a">${unsubscribe}</a></p></div></body></html>`
  const lines = [
    subject,
    body,
    ...links.map(({ text, url }) => `${text}\n${url}`),
    footer,
    `${unsubscribe}\n${unsubscribeUrl}`,
  ]
  return {
    id: randomUUID(),
    recipient: email,
    subject,
    text: lines.join('\n\n'),
    html: document.markup,
    unsubscribeUrl,
  }
}
