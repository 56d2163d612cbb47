import { isRecord, parseCount, parseText, type Untrusted } from '@sorrel/contracts/untrusted'
import type { CardSummary, PostalAddress } from '@sorrel/domain/order'
import type { AddressFieldsFragment, CardFieldsFragment } from '../generated/account/graphql.ts'
import type { Wire } from './wire.ts'

type NameFields = Pick<AddressFieldsFragment, 'name' | 'firstName' | 'lastName'>
type PostalFields = Omit<AddressFieldsFragment, 'id' | 'active'>
type CardFields = Omit<CardFieldsFragment, 'id' | 'active'>

/** First and last name as one, or the name that is given whole. */
export function toFullName(value: Wire<NameFields>): string | undefined {
  const parts = [parseText(value.firstName), parseText(value.lastName)].filter((part) => part !== undefined)
  return parseText(value.name) ?? (parts.length > 0 ? parts.join(' ') : undefined)
}

/** A postal address; nothing without a street, a town or a name. Missing parts are empty. */
export function toPostalAddress(value: Untrusted<PostalFields>): PostalAddress | undefined {
  if (!isRecord(value)) return undefined
  const name = toFullName(value)
  const address1 = parseText(value.address1)
  const city = parseText(value.city)
  if (!name && !address1 && !city) return undefined
  return {
    name: name ?? '',
    address1: address1 ?? '',
    address2: parseText(value.address2),
    city: city ?? '',
    state: parseText(value.state),
    zip: parseText(value.zip) ?? '',
    country: parseText(value.country) ?? '',
    phone: parseText(value.phone),
  }
}

/** A card's summary for display; undefined without its last four digits. */
export function toCardSummary(value: Untrusted<CardFields>): CardSummary | undefined {
  const last4 = parseText(value?.last4)
  const expMonth = parseCount(value?.expMonth, 1)
  const expYear = parseCount(value?.expYear, 1)
  if (!last4 || !expMonth || expMonth > 12 || !expYear) return undefined
  return { brand: parseText(value?.displayBrand) ?? parseText(value?.brand) ?? '', last4, expMonth, expYear }
}
