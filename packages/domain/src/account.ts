import type { CardSummary, PostalAddress } from './order.ts'

/** The signed-in customer. */
export interface Account {
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone?: string | undefined
  readonly emailOptin: boolean
  /** Account group that tiered prices may name. */
  readonly group?: string | undefined
}

/** A saved address of the account. */
export interface SavedAddress extends PostalAddress {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly isDefault: boolean
}

/** A saved card of the account. The service never sends its number. */
export interface SavedCard extends CardSummary {
  readonly id: string
  readonly isDefault: boolean
}
