import { hash } from 'node:crypto'
import { html } from '@sorrel/contracts/http/html'
import type { LocaleCode } from '@sorrel/i18n/locales'
import { getTranslator } from '../http/locale.ts'

/** `question`: before the confirmation; `unknown`: the link is incomplete. */
export type UnsubscribeState = 'question' | 'done' | 'unknown'

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
export function toUnsubscribePage(state: UnsubscribeState, locale: LocaleCode): Response {
  const t = getTranslator(locale)
  const title = t(`review_mail.unsubscribe.${state}.title`)
  const action = t('review_mail.unsubscribe.action')
  const document = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1><p>${t(`review_mail.unsubscribe.${state}.text`)}</p>
${state === 'question' && html`<form method="post"><p><button>${action}</button></p></form>`}
<a href="/">${t('review_mail.unsubscribe.home')}</a></main></body>
</html>`
  return new Response(document.markup, { status: state === 'unknown' ? 400 : 200, headers: HEADERS })
}
