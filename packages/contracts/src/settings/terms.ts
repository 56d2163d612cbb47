import * as z from 'zod/mini'
import { choice, count, list, maybe, number, or, record, text } from '../schema/lenient.ts'

/** Working days, the least and the most. */
export interface DayRange {
  readonly min: number
  readonly max: number
}

/** Countries that parcels go to on the same terms. */
export interface DeliveryZone {
  /** ISO 3166-1 alpha-2, at least one. */
  readonly countries: readonly string[]
  /** Of standard delivery, in major units of the store's own currency. */
  readonly price: number
  /** Until a parcel leaves. Default: not said. */
  readonly handlingDays?: DayRange | undefined
  /** On its way. Default: not said. */
  readonly transitDays?: DayRange | undefined
}

export interface ReturnTerms {
  /** ISO 3166-1 alpha-2, at least one. */
  readonly countries: readonly string[]
  /** Days after the delivery. */
  readonly days: number
  /** Who pays for the way back. Default `customer`. */
  readonly paidBy: 'store' | 'customer'
  /** Default `mail`. */
  readonly method: 'mail' | 'store' | 'kiosk'
}

/** The merchant's terms of delivery and returns, for search engines, feeds and agents. */
export interface StoreTerms {
  /** Default: nothing is said of delivery. */
  readonly delivery: readonly DeliveryZone[]
  /** Default: nothing is said of returns. */
  readonly returns?: ReturnTerms | undefined
}

/** Most zones that are read; further ones are ignored. */
const ZONES_MAX = 50

/** A list, or one text with commas. */
const countries = z.pipe(
  z.union([
    z.pipe(
      text,
      z.transform((codes: string): readonly string[] => codes.split(',')),
    ),
    list(text),
  ]),
  z.pipe(z.transform(toCountries), z.array(z.string()).check(z.minLength(1))),
)

const days = record({ min: count(), max: count() }).check(z.refine(({ min, max }) => max >= min))

const zone = z.pipe(
  record({
    countries,
    price: z.pipe(number, z.number().check(z.minimum(0))),
    handlingDays: maybe(days),
    transitDays: maybe(days),
  }),
  z.transform(
    ({ handlingDays, transitDays, ...rest }): DeliveryZone => ({
      ...rest,
      ...(handlingDays && { handlingDays }),
      ...(transitDays && { transitDays }),
    }),
  ),
)

/** A zone without countries or price is dropped. */
export const delivery = list(zone, ZONES_MAX)

/** Returns without countries or days say nothing. */
export const returns = maybe(
  record({
    countries,
    days: count(1),
    paidBy: or(choice(['store', 'customer']), 'customer'),
    method: or(choice(['mail', 'store', 'kiosk']), 'mail'),
  }),
)

function toCountries(texts: readonly string[]): string[] {
  const codes = texts.map((each) => each.trim().toUpperCase())
  return [...new Set(codes.filter((code) => /^[A-Z]{2}$/.test(code)))]
}
