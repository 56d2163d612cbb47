import type { CustomerDocument } from '../account/documents.ts'
import type { AttributeDocument, CategoryDocument, Minor, ProductDocument } from '../catalogue/documents.ts'
import type { PastOrderDocument, PastSubscriptionDocument } from '../order/documents.ts'
import type {
  ContentPageDocument,
  MenuDocument,
  QuizDocument,
  StoreSettingsDocument,
} from '../store/documents.ts'

/** Settings a demo or a test can ask for instead of the usual ones. */
export type SettingsProfile = 'default' | 'single' | 'no-currency' | 'no-announcement'

/** Everything the sandbox holds after a reset. Ids, numbers and dates are the same every time. */
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
