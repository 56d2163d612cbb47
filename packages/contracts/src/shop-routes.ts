import { toQuery, toSegment } from './routes/address.ts'

/**
 * The paths of `routes` that pages of the shop name, without those of the account. For code that every page loads; others
 * take `routes`.
 */
export const shopRoutes = {
  home: () => '/',
  products: () => '/products',
  product: (slug: string, options: { variantId?: string | undefined; planId?: string | undefined } = {}) =>
    `/products/${toSegment(slug)}${toQuery({ variant: options.variantId, plan: options.planId })}`,
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
  checkoutComplete: (checkoutId?: string) => `/checkout/complete${toQuery({ checkout: checkoutId })}`,
  /** The path that a form is sent to when scripts do not run. */
  form: (name: string) => `/account/forms/${toSegment(name)}`,
} as const

/**
 * Puts the locale before a path, `/fr/products`; the default locale has no prefix.
 *
 * @example
 * ```ts
 * import { withLocale } from '@sorrel/contracts/routes'
 *
 * console.log(withLocale({ locale: 'fr', defaultLocale: 'en' }, '/products')) // /fr/products
 * ```
 */
export function withLocale(options: { locale: string; defaultLocale: string }, path: string): string {
  if (options.locale === options.defaultLocale) return path
  const prefix = `/${toSegment(options.locale)}`
  return path === '/'
    ? prefix
    : path.startsWith('/?') || path.startsWith('/#')
      ? prefix + path.slice(1)
      : prefix + path
}
