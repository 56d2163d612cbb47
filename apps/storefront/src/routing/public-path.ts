/** What a slug in a public address can name. */
export type SlugKind = 'product' | 'category' | 'page'

/** What a public address stands for inside the app. */
export type Destination =
  | {
      readonly kind: 'page'
      /** `cached` pages are made once per market and shared; `streamed` ones are made per request. */
      readonly rendering: 'cached' | 'streamed'
      /** Below the market's root. */
      readonly path: string
      /** To be looked up before the page is made. */
      readonly slug?: { readonly of: SlugKind; readonly value: string }
    }
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'missing' }

/** Where pages with a query in their address are made anew, below the market's root. */
const DYNAMIC_VARIANTS = '/dynamic'

/** Query fields of campaigns and of Next itself: they say nothing about the page, so they do not cost a cached one. */
const FOREIGN_FIELD = /^(utm_\w+|gclid|fbclid|msclkid|_rsc)$/

const SLUG = /^[a-z0-9][a-z0-9-]{0,99}$/i

const REDIRECTS: Readonly<Record<string, string>> = { '/home': '/', '/account': '/account/orders' }

const STREAMED = [
  /^\/(search|cart)$/,
  /^\/checkout(\/complete)?$/,
  /^\/quiz\/[\w-]{1,100}(\/results)?$/,
  /^\/account\/(login|sign-up|password-recovery(\/check-email)?)$/,
  /^\/account\/set-password\/[^/]+(\/(expired|success))?$/,
  /^\/account\/(orders|subscriptions)(\/[^/]+)?$/,
  /^\/account\/(addresses|cards|profile)$/,
]

interface CachedRoute {
  readonly pattern: RegExp
  /** What the pattern's group names. */
  readonly of?: SlugKind
}

/** Cached pages that show another state when their address carries a query. */
const QUERYABLE: readonly CachedRoute[] = [
  { pattern: /^\/products$/ },
  { pattern: /^\/products\/([^/]+)$/, of: 'product' },
  { pattern: /^\/categories\/([^/]+)$/, of: 'category' },
]

/** Cached pages that are the same whatever the query. */
const FIXED: readonly CachedRoute[] = [{ pattern: /^\/$/ }, { pattern: /^\/([^/]+)$/, of: 'page' }]

function hasOwnField(query: URLSearchParams): boolean {
  return [...query.keys()].some((field) => !FOREIGN_FIELD.test(field))
}

/**
 * The page behind a public path (its locale prefix already taken off). Everything that no route names is `missing`, the
 * app's internal addresses among it. See docs/specification.md#pages.
 */
export function getDestination(path: string, query: URLSearchParams): Destination {
  const redirect = REDIRECTS[path]
  if (redirect !== undefined) return { kind: 'redirect', path: redirect }
  if (STREAMED.some((pattern) => pattern.test(path))) return { kind: 'page', rendering: 'streamed', path }
  for (const route of [...QUERYABLE, ...FIXED]) {
    const match = route.pattern.exec(path)
    if (match === null) continue
    const isVariant = hasOwnField(query) && QUERYABLE.includes(route)
    const page = {
      kind: 'page',
      rendering: isVariant ? 'streamed' : 'cached',
      path: isVariant ? DYNAMIC_VARIANTS + path : path,
    } as const
    const value = match[1]
    if (route.of === undefined || value === undefined) return page
    return SLUG.test(value) ? { ...page, slug: { of: route.of, value } } : { kind: 'missing' }
  }
  return { kind: 'missing' }
}
