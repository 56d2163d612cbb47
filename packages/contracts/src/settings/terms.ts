import { parseCount, parseText, parseTexts } from '../untrusted.ts'
import type { Fields } from '../untrusted/fields.ts'

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
  /** For so many days after the delivery. */
  readonly days: number
  /** Who pays for the way back. Default `customer`. */
  readonly paidBy: 'store' | 'customer'
  /** Default `mail`. */
  readonly method: 'mail' | 'store' | 'kiosk'
}

/** What the merchant says of delivery and returns, for search engines, feeds and agents. */
export interface StoreTerms {
  /** Default: nothing is said of delivery. */
  readonly delivery: readonly DeliveryZone[]
  /** Default: nothing is said of returns. */
  readonly returns?: ReturnTerms | undefined
}

/** Most zones that are read; further ones are ignored. */
const ZONES_MAX = 50

/** Reads `delivery`, a list of zones, and `returns`. A zone without countries or price, and returns without days, are dropped. */
export function readTerms(values: Fields): StoreTerms {
  const returns = readReturns(values.child('returns'))
  return {
    delivery: values.list('delivery').slice(0, ZONES_MAX).flatMap(readZone),
    ...(returns && { returns }),
  }
}

function readZone(zone: Fields): readonly DeliveryZone[] {
  const countries = readCountries(zone)
  const price = zone.number('price')
  if (countries.length === 0 || price === undefined || price < 0) return []
  const handlingDays = readDays(zone.child('handlingDays'))
  const transitDays = readDays(zone.child('transitDays'))
  return [{ countries, price, ...(handlingDays && { handlingDays }), ...(transitDays && { transitDays }) }]
}

function readReturns(returns: Fields): ReturnTerms | undefined {
  const countries = readCountries(returns)
  const days = parseCount(returns.raw('days'), 1)
  if (countries.length === 0 || days === undefined) return undefined
  return {
    countries,
    days,
    paidBy: returns.choice('paidBy', ['store', 'customer']) ?? 'customer',
    method: returns.choice('method', ['mail', 'store', 'kiosk']) ?? 'mail',
  }
}

/** A list, or one text with commas. */
function readCountries(fields: Fields): readonly string[] {
  const raw = fields.raw('countries')
  const texts = parseText(raw)?.split(',') ?? parseTexts(raw)
  const codes = texts.map((text) => text.trim().toUpperCase())
  return [...new Set(codes.filter((code) => /^[A-Z]{2}$/.test(code)))]
}

function readDays(days: Fields): DayRange | undefined {
  const min = parseCount(days.raw('min'))
  const max = parseCount(days.raw('max'))
  return min === undefined || max === undefined || max < min ? undefined : { min, max }
}
