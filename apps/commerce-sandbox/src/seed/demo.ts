import { attributes } from './attributes.ts'
import { categories } from './categories.ts'
import { customers } from './customers.ts'
import { menus } from './menus.ts'
import { orders } from './orders.ts'
import { pages } from './pages.ts'
import { archiveProducts } from './products/archive.ts'
import { bathBodyProducts } from './products/bath-body.ts'
import { giftProducts } from './products/gifts.ts'
import { householdProducts } from './products/household.ts'
import { quizzes } from './quizzes.ts'
import { reviewerOrders } from './reviewers.ts'
import type { Seed } from './seed.ts'
import { coupons, giftcards, settings } from './settings.ts'
import { subscriptions } from './subscriptions.ts'

/** The demo store: the same ids, numbers and words every time. Bestsellers come first, the archive last. */
export const seed: Seed = {
  settings,
  menus,
  pages,
  quizzes,
  attributes,
  categories,
  products: [...bathBodyProducts, ...householdProducts, ...giftProducts, ...archiveProducts].toSorted(
    (a, b) => b.popularity - a.popularity,
  ),
  customers,
  orders: [...orders, ...reviewerOrders],
  subscriptions,
  coupons,
  giftcards,
}
