import { createHash } from 'node:crypto'
import { routes, withLocale } from '@sorrel/contracts/routes'
import { Html, html } from '@sorrel/contracts/http/html'
import { DEFAULT_LOCALE, LOCALES } from '@sorrel/i18n/locales'
import { createMessages, type Translate } from '@sorrel/i18n/message'
import { getMessages } from '@sorrel/i18n/messages'
import { fallbackCategories } from '#config/fallback-categories.ts'

export interface NoScriptErrorPageOptions {
  /** The request's address: path and query. */
  readonly url: string
  /** Id of the request in the logs. */
  readonly requestId: string
  /** Why the request was refused. Default: its page could not be rendered. */
  readonly code?: RefusedCode | undefined
}

/** Statuses of refused requests that a person in a browser can meet. */
export type RefusedCode = 405 | 413 | 414 | 429 | 503

/** After waiting, the same request may be answered. */
const isBusy = (code: RefusedCode | undefined): boolean => code === 429 || code === 503

interface ErrorNotice {
  readonly title: string
  readonly text: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

/** The look of the document: the default theme, since the store's own could not be read. */
const NOTICE_STYLE = [
  'body{margin:0;background:#fff;color:#4a5751;font:400 1rem/1.5 system-ui,sans-serif}',
  'main{display:grid;gap:1rem;justify-items:center;align-content:center;min-block-size:90vh;padding:1.5rem;text-align:center}',
  'h1{margin:0;color:#1f2d27;font:500 2rem/1.2 ui-serif,Georgia,serif}',
  'p{margin:0;max-inline-size:34rem;display:flex;flex-wrap:wrap;gap:.75rem;justify-content:center}',
  'a{padding:.75rem 1.5rem;border:1px solid #7c8781;border-radius:99px;color:#1f2d27;text-decoration:none}',
  'a.refresh{background:#26493a;border-color:#26493a;color:#fff}',
  'a:hover{text-decoration:underline}',
  'a:focus-visible{outline:2px solid #1f2d27;outline-offset:2px}',
].join('')

/**
 * Next's document for a page that failed is blank until its scripts have drawn a screen. This adds the same words, which
 * stand there until then, or for good in browsers without script. React removes all of the body, so the style goes too.
 */
export function addNotice(
  document: string,
  { url, requestId }: Omit<NoScriptErrorPageOptions, 'code'>,
): string {
  const locale = getLocale(url)
  const t = createMessages({ locale, messages: getMessages(locale) })
  const notice = getNotice(url, { locale, t })
  const frame = {
    url,
    refresh: t('errors.page_unavailable.refresh'),
    reference: t('errors.request_id', { id: requestId }),
  }
  const head = html`<title>${notice.title}</title>`
  const body = html`<div><style>${new Html(NOTICE_STYLE)}</style>${toMarkup(notice, frame)}</div>`
  return document
    .replace(/<html\b/, (mark) => `${mark} lang="${locale}"`)
    .replace(/<\/head>|(?=<body)|(?=<script)/, (mark) => head.markup + mark)
    .replace(/<body[^>]*>|(?=<\/html>)/, (mark) => mark + body.markup)
}

/** Policy of the document: nothing but its own style. */
export const NOTICE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(NOTICE_STYLE).digest('base64')}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`

/**
 * A whole document, with its policy, in place of a page that cannot be shown now: the reason, a link to refresh, links
 * to other pages, and the reference. It needs neither script nor data of the store. See
 * docs/specification.md#error-pages.
 */
export function getNoScriptErrorPage({ url, requestId, code }: NoScriptErrorPageOptions): {
  readonly html: string
  readonly policy: string
} {
  const locale = getLocale(url)
  const t = createMessages({ locale, messages: getMessages(locale) })
  const notice = code === undefined ? getNotice(url, { locale, t }) : getRefusedNotice(code, { locale, t })
  const body = toMarkup(notice, {
    url,
    refresh: code === undefined || isBusy(code) ? t('errors.page_unavailable.refresh') : undefined,
    reference: t('errors.request_id', { id: requestId }),
  })
  const { markup } =
    html`<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${notice.title}</title><style>${new Html(NOTICE_STYLE)}</style></head><body>${body}</body></html>`
  return { html: markup, policy: NOTICE_POLICY }
}

interface Place {
  readonly locale: string
  readonly t: Translate
}

function getLocale(url: string): string {
  const first = url.split(/[/?]/)[1]
  return LOCALES.find((locale) => locale === first) ?? DEFAULT_LOCALE
}

const toLink = (locale: string) => (label: string, target: string) => ({
  label,
  href: withLocale({ locale, defaultLocale: DEFAULT_LOCALE }, target),
})

const REFUSED_TEXTS = {
  405: 'errors.refused.method',
  413: 'errors.refused.size',
  414: 'errors.refused.address',
  429: 'errors.busy.text',
  503: 'errors.busy.text',
} as const

/** "Error {code}": what to do, and the way home. See docs/specification.md#error-pages. */
function getRefusedNotice(code: RefusedCode, { locale, t }: Place): ErrorNotice {
  return {
    title: t('errors.code', { code }),
    text: t(REFUSED_TEXTS[code]),
    links: [toLink(locale)(t('errors.page_code.home'), routes.home())],
  }
}

function getNotice(url: string, { locale, t }: Place): ErrorNotice {
  const path = (url.split('?')[0] ?? '/').replace(new RegExp(`^/${locale}(?=/|$)`), '')
  const to = toLink(locale)
  if (/^\/products\/./.test(path))
    return {
      title: t('products.unavailable.title'),
      text: t('products.unavailable.text'),
      links: [to(t('products.unavailable.action'), routes.products())],
    }
  if (/^\/(products|categories)(\/|$)/.test(path))
    return {
      title: t('categories.unavailable.title'),
      text: t('categories.unavailable.text'),
      links: fallbackCategories.map(({ slug, nameKey }) => to(t(nameKey), routes.category(slug))),
    }
  return {
    title: t('errors.page_unavailable.title'),
    text: t('errors.page_unavailable.text'),
    links: [to(t('errors.page_unavailable.home'), routes.home())],
  }
}

interface Frame {
  readonly url: string
  /** Undefined where the same request would fail again. */
  readonly refresh: string | undefined
  readonly reference: string
}

function toMarkup({ title, text, links }: ErrorNotice, { url, refresh, reference }: Frame): Html {
  const actions = links.map(({ label, href }) => html`<a href="${href}">${label}</a>`)
  const again = refresh === undefined ? [] : [html`<a class="refresh" href="${url}">${refresh}</a>`]
  return html`<main><h1>${title}</h1><p>${text}</p><p>${[...again, ...actions]}</p><small>${reference}</small></main>`
}
