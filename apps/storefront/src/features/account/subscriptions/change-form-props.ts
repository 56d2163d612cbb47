import type { ReactNode } from 'react'
import type { FormState } from '#platform/form/form-shape.ts'
import type { SubscriptionFacts } from './load-subscription.ts'

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
