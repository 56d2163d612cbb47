import { toQuery, toSegment } from './routes/address.ts'
import { shopRoutes } from './shop-routes.ts'

export { withLocale } from './shop-routes.ts'

/**
 * Every public path of the shop, without a locale prefix. Always use these functions instead of writing a path by
 * hand.
 */
export const routes = {
  ...shopRoutes,
  /** `products`: slugs of a list that is shared. */
  saved: (products: readonly string[] = []) => `/saved${toQuery({ products: products.join(',') })}`,
  giftcardBalance: () => '/gift-card-balance',
  account: () => '/account',
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
  /**
   * `change` opens the form of one change; `itemId` names the product of the subscription that it is about.
   * `find`: words by which the products to choose from are searched.
   */
  subscription: (
    id: string,
    {
      change,
      itemId,
      find,
    }: { change?: string | undefined; itemId?: string | undefined; find?: string | undefined } = {},
  ) => `/account/subscriptions/${toSegment(id)}${toQuery({ change, item: itemId, find })}`,
  addresses: () => '/account/addresses',
  /** `next`: the path that asked for a new address. */
  addAddress: (next?: string) => `/account/addresses${toQuery({ add: '1', next: parseNext(next) })}`,
  editAddress: (id: string) => `/account/addresses${toQuery({ edit: id })}`,
  deleteAddress: (id: string) => `/account/addresses${toQuery({ delete: id })}`,
  cards: () => '/account/cards',
  addCard: () => '/account/cards?add=1',
  editCard: (id: string) => `/account/cards${toQuery({ edit: id })}`,
  deleteCard: (id: string) => `/account/cards${toQuery({ delete: id })}`,
  ownReviews: () => '/account/reviews',
  profile: () => '/account/profile',
} as const

const ANY_ORIGIN = 'http://shop.invalid'

/**
 * Where to go after log-in: a path of this shop. Undefined for anything else: another origin, a relative path, a path
 * whose dots resolve to `//`, a text longer than 500 characters.
 *
 * @example
 * ```ts
 * import { parseNext } from '@sorrel/contracts/routes'
 *
 * console.log(parseNext('/account/orders'), parseNext('https://evil.example')) // /account/orders undefined
 * ```
 */
export function parseNext(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 500) return undefined
  if (!/^\/(?![/\\])[^\\\p{Cc}\p{Z}]*$/u.test(value) || !URL.canParse(value, ANY_ORIGIN)) return undefined
  const { origin, pathname } = new URL(value, ANY_ORIGIN)
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? value : undefined
}
