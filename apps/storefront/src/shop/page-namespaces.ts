import type { Namespace } from '@sorrel/i18n/messages'

/** The messages that the code of a page or layout shows in the browser, besides those of the layouts above it. */
export interface PageNamespaces {
  /** They travel in the page. */
  readonly now?: readonly Namespace[]
  /** They come with the code of its late parts. */
  readonly late?: readonly Namespace[]
}

const CONTENT: PageNamespaces = { now: ['product', 'product-card'] }
const LIST_NOW = ['content', 'list', 'product', 'product-card'] as const
const LIST: PageNamespaces = { now: LIST_NOW, late: ['filters'] }
/** Shows fallback data while the service does not answer. */
const DYNAMIC_LIST: PageNamespaces = {
  ...LIST,
  now: [...LIST_NOW, 'fallback', 'list-unavailable', 'refresh'],
}
const PRODUCT: PageNamespaces = {
  now: ['common', 'intervals', 'plans', 'product', 'product-stage', 'product-options'],
  late: ['forms', 'gift-card-preview', 'recently-viewed', 'restock', 'reviews'],
}
const PASSWORD: PageNamespaces = {
  now: ['account-fields', 'common', 'content', 'forms', 'password-recovery'],
}

/** The cart in its drawer, and other panels that open above any page. */
const ABOVE_PAGES = ['cart', 'consent-choices', 'coupon', 'intervals', 'webmcp', 'plans', 'product'] as const

/** By the file of the page or layout, its path below the folder of pages without ending. */
const PAGE_NAMESPACES = {
  '(shop)/layout': {
    now: ['consent', 'navigation', 'notices'],
    late: [
      ...ABOVE_PAGES,
      'common',
      'content',
      'fallback',
      'list-unavailable',
      'menu',
      'missing',
      'newsletter',
      'product-card',
      'product-missing',
      'product-options',
      'quick-add',
      'refresh',
      'saved',
      'search',
      'search-field',
      'search-results',
      'unavailable',
    ],
  },
  '(shop)/page': CONTENT,
  '(shop)/[slug]/page': CONTENT,
  '(shop)/dynamic/page': CONTENT,
  '(shop)/dynamic/[slug]/page': CONTENT,
  '(shop)/categories/[slug]/page': LIST,
  '(shop)/products/page': LIST,
  '(shop)/search/page': LIST,
  '(shop)/saved/page': { now: ['product', 'product-card', 'saved-list'] },
  '(shop)/dynamic/categories/[slug]/page': DYNAMIC_LIST,
  '(shop)/dynamic/products/page': DYNAMIC_LIST,
  '(shop)/products/[slug]/page': PRODUCT,
  '(shop)/dynamic/products/[slug]/page': PRODUCT,
  '(shop)/missing/page': { now: ['fallback', 'missing', 'product', 'product-card', 'search-field'] },
  '(shop)/missing/product/page': { now: ['product', 'product-card', 'product-missing', 'refresh'] },
  '(shop)/cart/page': { now: ['cart', 'content', 'coupon', 'intervals', 'plans', 'product'] },
  '(shop)/gift-card-balance/page': { now: ['common', 'content', 'coupon', 'forms', 'gift-card-balance'] },
  '(shop)/quiz/[id]/page': { now: ['quiz'] },
  '(shop)/quiz/[id]/results/page': { now: ['product', 'quiz-results'] },
  '(shop)/account/login/page': { now: ['account-fields', 'common', 'content', 'forms', 'sign-in'] },
  '(shop)/account/sign-up/page': { now: ['account-fields', 'common', 'content', 'forms', 'sign-up'] },
  '(shop)/account/password-recovery/page': PASSWORD,
  '(shop)/account/set-password/[key]/page': PASSWORD,
  '(shop)/account/set-password/[key]/expired/page': PASSWORD,
  '(account)/account/layout': {
    now: ['account', 'common', 'consent', 'content', 'notices'],
    late: ABOVE_PAGES,
  },
  '(account)/account/addresses/page': { now: ['account-addresses', 'forms'] },
  '(account)/account/cards/page': { now: ['account-cards', 'forms'] },
  '(account)/account/orders/[id]/page': { now: ['account-orders', 'forms'] },
  '(account)/account/profile/page': { now: ['account-fields', 'account-profile', 'forms'] },
  '(account)/account/subscriptions/[id]/page': {
    now: ['account-subscriptions', 'coupon', 'forms', 'intervals', 'plans', 'search-field', 'search-results'],
  },
} as const satisfies Readonly<Record<string, PageNamespaces>>

export type PageEntry = keyof typeof PAGE_NAMESPACES

const isEntry = (name: string): name is PageEntry => name in PAGE_NAMESPACES

export const PAGE_ENTRIES: readonly PageEntry[] = Object.keys(PAGE_NAMESPACES).filter(isEntry)

export function getPageNamespaces(of: PageEntry): Required<PageNamespaces> {
  const { now = [], late = [] }: PageNamespaces = PAGE_NAMESPACES[of]
  return { now, late }
}
