import { hash } from 'node:crypto'
import { html } from '@sorrel/contracts/http/html'
import type { MailLocale } from '../http/locale.ts'

/** `question`: before the button; `unknown`: a link that is not whole. */
export type UnsubscribeState = 'question' | 'done' | 'unknown'

interface Words {
  readonly titles: Readonly<Record<UnsubscribeState, string>>
  readonly texts: Readonly<Record<UnsubscribeState, string>>
  readonly action: string
  readonly home: string
}

const WORDS: Readonly<Record<MailLocale, Words>> = {
  en: {
    titles: {
      question: 'No more mails that ask for a review?',
      done: 'No more of these mails',
      unknown: 'This link is not whole',
    },
    texts: {
      question: 'We then forget all wishes to be asked that belong to your address.',
      done: 'We will not ask you for reviews by mail, unless you wish so with another order.',
      unknown: 'Please open the link in your mail again, or copy all of it.',
    },
    action: 'No more mails',
    home: 'To the shop',
  },
  fr: {
    titles: {
      question: 'Ne plus recevoir de demandes d’avis\u202F?',
      done: 'Vous ne recevrez plus ces messages',
      unknown: 'Ce lien n’est pas complet',
    },
    texts: {
      question: 'Nous oublierons alors toutes les demandes liées à votre adresse.',
      done: 'Nous ne vous demanderons plus d’avis par e-mail, sauf si vous le souhaitez pour une autre commande.',
      unknown: 'Veuillez ouvrir de nouveau le lien de votre message ou le copier en entier.',
    },
    action: 'Ne plus recevoir',
    home: 'Vers la boutique',
  },
  de: {
    titles: {
      question: 'Keine Bitten um Bewertungen mehr?',
      done: 'Sie erhalten keine solchen Nachrichten mehr',
      unknown: 'Dieser Link ist nicht vollständig',
    },
    texts: {
      question: 'Wir vergessen dann alle solchen Wünsche, die zu Ihrer Adresse gehören.',
      done: 'Wir bitten Sie nicht mehr per E-Mail um Bewertungen, außer Sie wünschen es bei einer weiteren Bestellung.',
      unknown: 'Bitte öffnen Sie den Link in Ihrer Nachricht noch einmal oder kopieren Sie ihn ganz.',
    },
    action: 'Keine Nachrichten mehr',
    home: 'Zum Shop',
  },
}

/** Without the five characters that a template escapes. */
const STYLE =
  'body{margin:0;padding:1.5rem .75rem;background:#f6f3ec;color:#4a5751;font:1rem/1.5 Helvetica,Arial,sans-serif}' +
  'main{max-width:35rem;margin:0 auto;padding:2rem 1.5rem;background:#fff;border-radius:20px}' +
  'h1{margin:0 0 1rem;color:#1f2d27;font:400 1.625rem/1.2 Georgia,serif}p{margin:0 0 1.5rem}a{color:#26493a}' +
  'button{padding:.75rem 1.5rem;border:0;border-radius:999px;background:#26493a;color:#fff;font:inherit;cursor:pointer}' +
  ':focus-visible{outline:3px solid #26493a;outline-offset:3px}'

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/** A page that works without script and loads nothing. Its form goes to the page's own address, which has the token. */
export function toUnsubscribePage(state: UnsubscribeState, locale: MailLocale): Response {
  const { titles, texts, action, home } = WORDS[locale]
  const document = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${titles[state]}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${titles[state]}</h1><p>${texts[state]}</p>
${state === 'question' && html`<form method="post"><p><button>${action}</button></p></form>`}
<a href="/">${home}</a></main></body>
</html>`
  return new Response(document.markup, { status: state === 'unknown' ? 400 : 200, headers: HEADERS })
}
