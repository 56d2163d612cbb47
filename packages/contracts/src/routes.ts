/**
 * Every public path of the shop, without a locale prefix. Always use these functions instead of writing a path by
 * hand.
 */
export const routes = {
  home: () => '/',
  products: () => '/products',
  product: (slug: string, options: { variantId?: string | undefined } = {}) =>
    `/products/${toSegment(slug)}${toQuery({ variant: options.variantId })}`,
  category: (slug: string) => `/categories/${toSegment(slug)}`,
  page: (slug: string) => `/${toSegment(slug)}`,
  quiz: (id: string) => `/quiz/${toSegment(id)}`,
  quizResults: ({
    id,
    name,
    products,
  }: {
    id: string
    name?: string | undefined
    products: readonly string[]
  }) => `/quiz/${toSegment(id)}/results${toQuery({ name, products: products.join(',') })}`,
  search: (term?: string) => `/search${toQuery({ q: term })}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  checkoutComplete: (checkoutId: string) => `/checkout/complete${toQuery({ checkout: checkoutId })}`,
  account: () => '/account/orders',
  login: (next?: string) => `/account/login${toQuery({ next: parseNext(next) })}`,
  signUp: (next?: string) => `/account/sign-up${toQuery({ next: parseNext(next) })}`,
  passwordRecovery: () => '/account/password-recovery',
  passwordRecoverySent: () => '/account/password-recovery/check-email',
  setPassword: (key: string) => `/account/set-password/${toSegment(key)}`,
  setPasswordExpired: (key: string) => `/account/set-password/${toSegment(key)}/expired`,
  setPasswordSuccess: (key = 'done') => `/account/set-password/${toSegment(key)}/success`,
  orders: (page = 1) => `/account/orders${toQuery({ page: page > 1 ? String(page) : undefined })}`,
  order: (id: string) => `/account/orders/${toSegment(id)}`,
  subscriptions: () => '/account/subscriptions',
  /** `change` opens the form of one change; `itemId` names the product of the subscription that it is about. */
  subscription: (id: string, options: { change?: string | undefined; itemId?: string | undefined } = {}) =>
    `/account/subscriptions/${toSegment(id)}${toQuery({ change: options.change, item: options.itemId })}`,
  addresses: () => '/account/addresses',
  addAddress: () => '/account/addresses?add=1',
  editAddress: (id: string) => `/account/addresses${toQuery({ edit: id })}`,
  deleteAddress: (id: string) => `/account/addresses${toQuery({ delete: id })}`,
  cards: () => '/account/cards',
  addCard: () => '/account/cards?add=1',
  editCard: (id: string) => `/account/cards${toQuery({ edit: id })}`,
  deleteCard: (id: string) => `/account/cards${toQuery({ delete: id })}`,
  profile: () => '/account/profile',
  /** The path that a form is sent to when scripts do not run. */
  form: (name: string) => `/account/forms/${toSegment(name)}`,
} as const

/** Puts the locale before a path, `/fr/products`; the default locale has no prefix. */
export function withLocale(options: { locale: string; defaultLocale: string }, path: string): string {
  if (options.locale === options.defaultLocale) return path
  const prefix = `/${toSegment(options.locale)}`
  return path === '/'
    ? prefix
    : path.startsWith('/?') || path.startsWith('/#')
      ? prefix + path.slice(1)
      : prefix + path
}

const ANY_ORIGIN = 'http://shop.invalid'

/**
 * Where to go after log-in: a path of this shop, or undefined for anything else (another origin, a relative path, one
 * that climbs to `//` by its dots, a text longer than 500 characters).
 */
export function parseNext(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 500) return undefined
  if (!/^\/(?![/\\])[^\\\p{Cc}\p{Z}]*$/u.test(value) || !URL.canParse(value, ANY_ORIGIN)) return undefined
  const { origin, pathname } = new URL(value, ANY_ORIGIN)
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? value : undefined
}

/**
 * One encoded path segment. A segment of dots would lead to a parent folder and an empty one would vanish, so both
 * become `-`.
 */
function toSegment(value: string): string {
  const text = value.toWellFormed()
  return /^\.{0,2}$/.test(text) ? '-' : encodeURIComponent(text)
}

function toQuery(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
