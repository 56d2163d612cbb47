/** A language before a path: `/fr`, `/pt-BR`. */
const LOCALE = /^\/[a-z]{2}(?:-[A-Z]{2})?(?=\/|$)/

/**
 * The first match names the kind of address. Groups keep their text (`$1`); other variable parts become placeholders
 * such as `{slug}`.
 */
const TEMPLATES: readonly (readonly [pattern: RegExp, template: string])[] = [
  [/^\/(_next|_image|_page-data|cdn|feeds|icons|sitemaps)\/.*$/, '/$1/{file}'],
  [/^\/api\/(catalog|reviews|store)\/.*$/, '/api/$1/{endpoint}'],
  [/^\/api\/(policy-reports|revalidate|web-vitals)$/, '/api/$1'],
  [/^\/api\/webhooks\/commerce\/.*$/, '/api/webhooks/commerce/{secret}'],
  [/^\/ucp\/(mcp|continue|p|ready)(\/.*)?$/, '/ucp/$1'],
  [/^\/ucp\/v1\/.*$/, '/ucp/v1/{operation}'],
  [/^\/\.well-known\/ucp(\/[\d-]{10})?$/, '/.well-known/ucp'],
  [/^\/account\/forms\/.*$/, '/account/forms/{form}'],
  [/^\/(products|categories)\/[^/]+\.(json|md)$/, '/$1/{slug}.$2'],
  [/^\/(products\.(?:json|md)|llms\.txt|feeds\.json)$/, '/$1'],
  [/^\/(products|categories|quiz)\/[^/]+(\/results)?$/, '/$1/{slug}$2'],
  [/^\/account\/(orders|subscriptions)\/[^/]+$/, '/account/$1/{id}'],
  [/^\/account\/set-password\/[^/]+(\/expired|\/success)?$/, '/account/set-password/{key}$1'],
  [/^\/account\/(addresses|cards|login|orders|profile|reviews|sign-up|subscriptions)$/, '/account/$1'],
  [/^\/account\/password-recovery(\/check-email)?$/, '/account/password-recovery$1'],
  [
    /^\/(account|cart|checkout|products|saved|search|healthz|readyz|apple-icon\.png|favicon\.ico|icon\.svg|manifest\.webmanifest|robots\.txt|sitemap\.xml)?$/,
    '/$1',
  ],
  [/^\/checkout\/complete$/, '/checkout/complete'],
  [/^\/[^/]+$/, '/{slug}'],
]

/**
 * The kind of an address, with placeholders: `/fr/products/soap` is `/products/{slug}`. There are few kinds, so that
 * metrics stay small; all unknown addresses are one kind, because anybody can invent addresses.
 */
export function getRouteTemplate(
  path: string,
  { status, storeApiPrefix }: { readonly status: number; readonly storeApiPrefix: string },
): string {
  if (status === 404) return '{missing}'
  if (path.startsWith(`/${storeApiPrefix}/`)) return `/${storeApiPrefix}/{endpoint}`
  const bare = path.replace(LOCALE, '') || '/'
  const found = TEMPLATES.find(([pattern]) => pattern.test(bare))
  return found === undefined ? '{other}' : bare.replace(...found)
}
