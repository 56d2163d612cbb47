import type { AddressRecord } from '../order/records.ts'

export interface AddressDocument extends AddressRecord {
  readonly id: string
}

export interface CardDocument {
  readonly id: string
  readonly token: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

export interface CustomerDocument {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly group?: string
  readonly emailOptin: boolean
  readonly addresses: readonly AddressDocument[]
  readonly cards: readonly CardDocument[]
  readonly defaultAddressId?: string
  readonly defaultCardId?: string
}
