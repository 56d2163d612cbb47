import type { SavedCard } from '@sorrel/commerce/account'
import type { Subscription } from '@sorrel/domain/subscriptions'
import type { ReactNode } from 'react'
import type { FormState } from '#form/form-shape.ts'
import type { ProductOffer } from './product-offer.ts'

/** What the forms of a subscription need to know. */
export interface SubscriptionFacts {
  readonly subscription: Subscription
  /** When the page was made, ISO 8601. */
  readonly now: string
  readonly cards: readonly SavedCard[]
  readonly offers: Offers
}

export interface Offers {
  /** Its own product; unset when it is not sold any more. */
  readonly own?: ProductOffer | undefined
  /** What can take its place. */
  readonly swaps: readonly ProductOffer[]
  /** What can come along. */
  readonly additions: readonly ProductOffer[]
}

/** What the form of each change takes. */
export interface ChangeFormProps {
  readonly facts: SubscriptionFacts
  readonly state: FormState
  /** The page that shows this form, locale included. */
  readonly from: string
  /** The subscription's page, locale included. */
  readonly to: string
  /** The way out. */
  readonly dismiss: ReactNode
  /** With what to say. */
  readonly onDone: (message: string) => void
}
