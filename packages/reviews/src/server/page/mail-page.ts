import { hash } from 'node:crypto'
import { toMethodNotAllowed } from '@sorrel/contracts/http/answer'
import { html } from '@sorrel/contracts/http/html'
import type { LocaleCode } from '@sorrel/i18n/locales'
import type { Context, Hono } from 'hono'
import type { ReviewsContext } from '../context.ts'
import { refuse } from '../http/answer.ts'
import { getTranslator } from '../http/locale.ts'

/** A page that a link in a mail leads to. */
export interface MailPage {
  readonly locale: LocaleCode
  readonly title: string
  readonly text: string
  /** What the reader can do; each button posts its name to the page's own address. Default: nothing. */
  readonly buttons?: readonly { readonly name: string; readonly label: string }[]
  /** Default 200. */
  readonly status?: number
}

/** Contains none of the five characters that the template escapes. */
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

/**
 * A page that works without script and loads nothing. Its form posts to the page's own URL, which contains the token.
 */
export function toMailPage({ locale, title, text, buttons = [], status = 200 }: MailPage): Response {
  const t = getTranslator(locale)
  const document = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p>
${buttons.length > 0 && html`<form method="post">${buttons.map(({ name, label }) => html`<p><button name="${name}">${label}</button></p>`)}</form>`}
<a href="/">${t('review_mail.unsubscribe.home')}</a></main></body>
</html>`
  return new Response(document.markup, { status, headers: HEADERS })
}

export interface MailPageRoute {
  readonly path: string
  /** A GET must change nothing: programs that scan mails follow their links. */
  readonly answer: (call: { readonly token: string; readonly request: Request }) => Promise<Response>
}

/**
 * Adds a page that a link in a mail leads to. Mail programs post to it without an `Origin` (RFC 8058); the token of the
 * link authorises it.
 */
export function addMailPage(
  app: Hono,
  { limits, getAddress }: Pick<ReviewsContext, 'limits' | 'getAddress'>,
  { path, answer }: MailPageRoute,
): void {
  const handle = async (c: Context): Promise<Response> => {
    const { isOver, headers } = await limits.spend('account', getAddress(c))
    if (!isOver) return answer({ token: c.req.query('token') ?? '', request: c.req.raw })
    const refused = refuse({ code: 'throttled', message: 'Too many calls.' }, c.get('requestId'))
    for (const [name, value] of Object.entries(headers)) refused.headers.set(name, value)
    return refused
  }
  app.get(path, handle)
  app.post(path, handle)
  app.all(path, (c) => toMethodNotAllowed(['GET', 'HEAD', 'POST'], c.get('requestId')))
}
