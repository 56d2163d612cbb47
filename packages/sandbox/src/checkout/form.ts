import { z } from 'zod'
import { toCardRecord } from '../account/cards.ts'
import { ADDRESS_PARTS, type AddressRecord, type CardRecord, type DeliveryService } from '../order/records.ts'
import type { CartShippingRecord } from '../cart/records.ts'
import { isTestCard, readCard } from './test-card.ts'
import type { CheckoutMessages } from './messages.ts'

/** The countries of delivery, ISO 3166-1 alpha-2. */
const COUNTRIES: readonly string[] =
  'GB AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT JP LI LT LU LV MT NL NO NZ PL PT RO SE SI SK US'.split(
    ' ',
  )

interface Country {
  readonly code: string
  readonly name: string
}

/** The countries with their names in a language, sorted by them. */
export function getCountries(locale: string): readonly Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((left, right) =>
    compare(left.name, right.name),
  )
}

const FIELDS = ['email', ...ADDRESS_PARTS, 'service', 'card', 'number', 'expiry', 'cvc', 'code'] as const

export type CheckoutField = (typeof FIELDS)[number]

/** The values of all fields of the form, as text. */
export type CheckoutValues = Readonly<Record<CheckoutField, string>>

/** The error of each field in the buyer's language, in the order of the page. */
export type FieldErrors = ReadonlyMap<CheckoutField, string>

/** Value of the card choice "another card". */
export const NEW_CARD = 'new'

const MAX_LENGTH = 200
const email = z.email().max(254)

export const NO_VALUES: CheckoutValues = {
  email: '',
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  phone: '',
  service: 'standard',
  card: NEW_CARD,
  number: '',
  expiry: '',
  cvc: '',
  code: '',
}

/** The values of a sent form. A field that is not sent has its initial value. */
export function readValues(form: URLSearchParams, start: CheckoutValues): CheckoutValues {
  const read = { ...start }
  for (const field of FIELDS) read[field] = form.get(field)?.trim() ?? start[field]
  return read
}

/**
 * The values that may be shown again. A number that is not a test card may be a real one, so it and its code are left
 * out.
 */
export function toShownValues(values: CheckoutValues): CheckoutValues {
  return values.number === '' || isTestCard(values.number) ? values : { ...values, number: '', cvc: '' }
}

interface CheckoutNeeds {
  readonly needsDelivery: boolean
  /** Whether something is to be paid, now or by a subscription later. */
  readonly needsCard: boolean
  readonly savedCards: readonly (CardRecord & { readonly id: string })[]
  readonly messages: CheckoutMessages
  readonly now: Date
}

/** The card a buyer pays with; undefined where none is needed. */
export interface CheckedForm {
  readonly errors: FieldErrors
  readonly card: CardRecord | undefined
  readonly isDeclined: boolean
}

/** Checks a sent form; returns the missing and malformed fields, in the buyer's language. */
export function checkForm(values: CheckoutValues, needs: CheckoutNeeds): CheckedForm {
  const { messages } = needs
  const errors = new Map<CheckoutField, string>()
  if (!email.safeParse(values.email).success) errors.set('email', messages.errors.email)
  const required = needs.needsDelivery
    ? (['firstName', 'lastName', 'address1', 'city', 'zip'] as const)
    : (['firstName', 'lastName'] as const)
  for (const field of required) if (values[field] === '') errors.set(field, messages.errors[field])
  if (needs.needsDelivery && !COUNTRIES.includes(values.country))
    errors.set('country', messages.errors.country)
  for (const field of ADDRESS_PARTS)
    if (values[field].length > MAX_LENGTH) errors.set(field, messages.errors.tooLong)
  const payment = needs.needsCard ? checkCard(values, needs, errors) : undefined
  return { errors, card: payment?.card, isDeclined: payment !== undefined && !payment.isAccepted }
}

function checkCard(
  values: CheckoutValues,
  { savedCards, messages, now }: CheckoutNeeds,
  errors: Map<CheckoutField, string>,
): { readonly card: CardRecord; readonly isAccepted: boolean } | undefined {
  if (values.card !== NEW_CARD) {
    const saved = savedCards.find(({ id }) => id === values.card)
    if (saved === undefined) errors.set('card', messages.errors.card)
    return saved === undefined ? undefined : { card: toCardRecord(saved), isAccepted: true }
  }
  const read = readCard(values, now)
  if (read.ok) return read.value
  for (const field of read.error) errors.set(field, messages.errors[field])
  return undefined
}

export function toAddressRecord(values: CheckoutValues): AddressRecord {
  const { firstName, lastName, address1, address2, city, state, zip, country, phone } = values
  return {
    firstName,
    lastName,
    address1,
    city,
    zip,
    country,
    ...(address2 === '' ? {} : { address2 }),
    ...(state === '' ? {} : { state }),
    ...(phone === '' ? {} : { phone }),
  }
}

/** The values of an incomplete form that are saved with the cart. */
export function toCartShipping(values: CheckoutValues): CartShippingRecord {
  const country = COUNTRIES.includes(values.country) ? values.country : 'GB'
  return { ...toAddressRecord(values), country, service: toService(values.service) }
}

function toService(service: string): DeliveryService {
  return service === 'express' ? 'express' : 'standard'
}
