import { type Html, html } from '@sorrel/contracts/http/html'

export interface Page {
  readonly title: string
  /** Language of the page. */
  readonly locale: string
  readonly body: Html
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

interface PageOptions {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** A page that runs our one script only, loads nothing from elsewhere and must not be cached. */
export function toPage(
  { title, locale, body }: Page,
  { status = 200, headers = {} }: PageOptions = {},
): Response {
  const document = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/moderation/assets/page.css">
<script src="/moderation/assets/page.js" defer></script>
</head>
<body>${body}</body>
</html>`
  return new Response(document.markup, { status, headers: { ...HEADERS, ...headers } })
}
