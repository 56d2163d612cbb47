import type { CardSummary, PostalAddress } from '@sorrel/domain/order'
import { isWire, parseCount, parseText, parseWire } from './parse.ts'

/** First and last name as one, or the name that is given whole. */
export function toFullName(value: unknown): string | undefined {
  const wire = parseWire(value)
  const parts = [parseText(wire.firstName), parseText(wire.lastName)].filter((part) => part !== undefined)
  return parseText(wire.name) ?? (parts.length > 0 ? parts.join(' ') : undefined)
}

/** A postal address; nothing without a street, a town or a name. Missing parts are empty. Specification section 3. */
export function toPostalAddress(value: unknown): PostalAddress | undefined {
  if (!isWire(value)) return undefined
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

/** What may be shown of a card; nothing without its last four digits. */
export function toCardSummary(value: unknown): CardSummary | undefined {
  const wire = parseWire(value)
  const last4 = parseText(wire.last4)
  const expMonth = parseCount(wire.expMonth, 1)
  const expYear = parseCount(wire.expYear, 1)
  if (!last4 || !expMonth || expMonth > 12 || !expYear) return undefined
  return { brand: parseText(wire.displayBrand) ?? parseText(wire.brand) ?? '', last4, expMonth, expYear }
}
