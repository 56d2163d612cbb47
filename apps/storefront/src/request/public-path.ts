import { type PageQuery, toListQuery, toProductQuery } from './page-query.ts'

/** The kinds of records behind a slug in a public address. */
export type SlugKind = 'product' | 'category' | 'page' | 'quiz'

export interface NamedSlug {
  readonly of: SlugKind
  readonly value: string
}

/** The page inside the app behind a public address. */
export type Destination =
  | {
      readonly kind: 'page'
      /** `cached` pages are made once per market and query and shared; `streamed` ones are made per request. */
      readonly rendering: 'cached' | 'streamed'
      /** Below the market's root. */
      readonly path: string
      /** The known part of the address' query, without `?`; undefined where the page reads the query itself. */
      readonly query?: string | undefined
      /** The record that must exist before the page is rendered. */
      readonly slug?: NamedSlug
    }
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'missing' }

const SLUG = /^[a-z0-9][a-z0-9-]{0,99}$/i

const REDIRECTS: Readonly<Record<string, string>> = { '/home': '/' }

const STREAMED = [
  /^\/(search|cart|gift-card-balance|saved)$/,
  /^\/checkout(\/complete)?$/,
  /^\/account\/(login|sign-up|password-recovery(\/check-email)?)$/,
  /^\/account\/set-password\/[^/]+(\/(expired|success))?$/,
  /^\/account$/,
  /^\/account\/(orders|subscriptions)(\/[^/]+)?$/,
  /^\/account\/(addresses|cards|profile|reviews)$/,
]

interface CachedRoute {
  readonly pattern: RegExp
  /** The kind of slug in the pattern's group. */
  readonly of?: SlugKind
  /** Reads the state that the page shows; without it the page is the same whatever the query. */
  readonly toQuery?: (fields: URLSearchParams, isFilter: (id: string) => boolean) => PageQuery
}

const CACHED: readonly CachedRoute[] = [
  { pattern: /^\/products$/, toQuery: toListQuery },
  { pattern: /^\/products\/([^/]+)$/, of: 'product', toQuery: toProductQuery },
  { pattern: /^\/categories\/([^/]+)$/, of: 'category', toQuery: toListQuery },
  { pattern: /^\/$/ },
  { pattern: /^\/([^/]+)$/, of: 'page' },
]

/** Made per request, once it is known that the quiz exists. */
const QUIZ = /^\/quiz\/([\w-]{1,100})(\/results)?$/

const PLAIN: PageQuery = { query: '', isCached: true }

/**
 * The page behind a public path (its locale prefix already taken off). Everything that no route names is `missing`, the
 * app's internal addresses among it. `isFilter` says whether a query field names a filter of the catalogue: other
 * fields are left out. See docs/specification.md#pages.
 */
export function getDestination(
  path: string,
  fields: URLSearchParams,
  isFilter: (id: string) => boolean = () => true,
): Destination {
  if (!isDecodable(path)) return { kind: 'missing' }
  const redirect = REDIRECTS[path]
  if (redirect !== undefined) return { kind: 'redirect', path: redirect }
  if (STREAMED.some((pattern) => pattern.test(path))) return { kind: 'page', rendering: 'streamed', path }
  const quiz = QUIZ.exec(path)?.[1]
  if (quiz !== undefined)
    return { kind: 'page', rendering: 'streamed', path, slug: { of: 'quiz', value: quiz } }
  for (const { pattern, of, toQuery } of CACHED) {
    const match = pattern.exec(path)
    if (match === null) continue
    const { query, isCached } = toQuery?.(fields, isFilter) ?? PLAIN
    const page = { kind: 'page', rendering: isCached ? 'cached' : 'streamed', path, query } as const
    const value = match[1]
    if (of === undefined || value === undefined) return page
    return SLUG.test(value) ? { ...page, slug: { of, value } } : { kind: 'missing' }
  }
  return { kind: 'missing' }
}

/** Next fails to render a page for an address that it cannot decode, such as half a character. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The language of a public path, and the path without its prefix. */
export function splitLocale(
  pathname: string,
  store: { readonly locale: string; readonly locales: readonly string[] },
): { readonly locale: string; readonly path: string } {
  const [first = '', ...rest] = pathname.slice(1).split('/')
  return store.locales.includes(first) || first === store.locale
    ? { locale: first, path: `/${rest.join('/')}` }
    : { locale: store.locale, path: pathname }
}
