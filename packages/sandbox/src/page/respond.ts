import { toSeeOther } from '@sorrel/contracts/http/answer'
import { type Html, html } from '@sorrel/contracts/http/html'

/** A page of the service itself. */
export interface Page {
  readonly title: string
  /** Language of its texts. */
  readonly lang: string
  readonly body: Html
}

interface PageOptions {
  readonly status?: number
  /** Further origins of pictures. */
  readonly pictureOrigins?: readonly string[]
  /** Further origins that a form may redirect to. */
  readonly formOrigins?: readonly string[]
  /** Origins of pages shown in a frame. */
  readonly frameOrigins?: readonly string[]
  /** Style and script of this page, both files of the service. A page without a script runs none. */
  readonly style?: string
  readonly script?: string
}

/** A page that runs only its own script, loads nothing from elsewhere, is not cached and sends no referrer. */
export function toPageResponse(page: Page, options: PageOptions = {}): Response {
  const { status = 200, pictureOrigins = [], formOrigins = [], frameOrigins = [] } = options
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' ${pictureOrigins.join(' ')}`.trim(),
    `form-action 'self' ${formOrigins.join(' ')}`.trim(),
    ...(options.script === undefined ? [] : ["script-src 'self'", "connect-src 'self'"]),
    ...(frameOrigins.length === 0 ? [] : [`frame-src ${frameOrigins.join(' ')}`]),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return new Response(toDocument(page, options).markup, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
}

/** Redirects the browser by GET, without a referrer. */
export function toNextPage(location: string): Response {
  return toSeeOther(location, { 'referrer-policy': 'same-origin' })
}

function toDocument({ title, lang, body }: Page, { style, script }: PageOptions): Html {
  const preload = ['figtree.woff2', 'fraunces.woff2']
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${preload.map((file) => html`<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`)}
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/page.css">
${style !== undefined && html`<link rel="stylesheet" href="${style}">`}
${script !== undefined && html`<script type="module" src="${script}"></script>`}
</head>
<body>${body}</body>
</html>`
}
