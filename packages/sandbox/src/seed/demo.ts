import { z } from 'zod'
import type { CustomerDocument } from '../account/documents.ts'
import type { AttributeDocument, CategoryDocument, Minor, ProductDocument } from '../catalogue/documents.ts'
import type { PastOrderDocument, PastSubscriptionDocument } from '../order/documents.ts'
import type {
  ContentPageDocument,
  MenuDocument,
  QuizDocument,
  StoreSettingsDocument,
} from '../store/documents.ts'
import { categories, menus, pages, quizzes } from './content.ts'
import { attributes, toDemoProduct } from './demo-products.ts'
import { productFacts } from './product-facts.ts'
import { customers, orders, subscriptions } from './purchases.ts'
import { readSeed } from './read-seed.ts'
import { reviewerOrders, reviewers } from './reviewers.ts'
import { settings } from './settings.ts'

/** All data of the sandbox after a reset. Ids, numbers and dates are the same every time. */
export interface Seed {
  readonly settings: StoreSettingsDocument
  readonly menus: readonly MenuDocument[]
  readonly pages: readonly ContentPageDocument[]
  readonly quizzes: readonly QuizDocument[]
  readonly attributes: readonly AttributeDocument[]
  readonly categories: readonly CategoryDocument[]
  readonly products: readonly ProductDocument[]
  readonly customers: readonly (CustomerDocument & { readonly password: string })[]
  readonly orders: readonly PastOrderDocument[]
  readonly subscriptions: readonly PastSubscriptionDocument[]
  readonly coupons: readonly {
    readonly code: string
    readonly name: string
    readonly discountPercent: number
  }[]
  readonly giftcards: readonly { readonly code: string; readonly amount: Minor }[]
}

const products = ['bath-body', 'household', 'gifts']
  .flatMap((category) => readSeed(`products/${category}`, z.array(productFacts)))
  .map(toDemoProduct)

/** The demo store, with the same ids, numbers and texts every time. Bestsellers come first. */
export const seed: Seed = {
  settings,
  menus,
  pages,
  quizzes,
  attributes,
  categories,
  products: products.toSorted((a, b) => b.popularity - a.popularity),
  customers: [...customers, ...reviewers].map((customer) => ({ ...customer, password: 'sorrel-demo' })),
  orders: [...orders, ...reviewerOrders],
  subscriptions,
  coupons: [{ code: 'WELCOME10', name: 'Welcome 10%', discountPercent: 10 }],
  giftcards: [{ code: 'SORREL-GIFT-25', amount: 2500 }],
}
