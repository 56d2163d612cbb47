/** Rules in which one shop differs from another. */

import { FALLBACK_CATEGORIES, type FallbackCategory } from '@sorrel/domain/category'
import { DEFAULT_FREE_DELIVERY, type FreeDeliveryRules } from '@sorrel/domain/free-delivery'
import { DEFAULT_GIFT_CATEGORY } from '@sorrel/domain/gift-card'
import { DEFAULT_LOCATION_RULES, isUk, type LocationRules } from '@sorrel/domain/location'
import { DEFAULT_MAX_QUANTITY } from '@sorrel/domain/quantity'
import { DEFAULT_STATUS_READING, type StatusReading } from '@sorrel/domain/status'
import {
  DEFAULT_NEWSLETTER_EMAIL,
  DEFAULT_PASSWORD_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
} from './schema/form-rules.ts'
import { STORAGE_PREFIX } from './schema/storage-prefix.ts'
import { CONSENT_DAYS } from './storage.ts'

export interface ShopRules<NameKey extends string = string> {
  readonly freeDelivery: FreeDeliveryRules
  /** Slug of the category whose products are gift cards. Default: `gifts-sets`. */
  readonly giftCategory: string
  /** Ways on while the service cannot be reached. */
  readonly fallbackCategories: readonly FallbackCategory<NameKey>[]
  /** Most of one line when stock does not bound it. Default: 99. */
  readonly maxQuantity: number
  readonly location: LocationRules
  /** Colours of badges. Default: B. */
  readonly statusReading: StatusReading
  /** Prefix, before a dot, of all names that the shop stores in a browser. Default: `sorrel`. */
  readonly storagePrefix: string
  /** Characters of the shortest password that can be set. Default: 6. The service may ask for more. */
  readonly passwordMinLength: number
  /** Pattern of newsletter addresses. Default: a top-level domain of 2 to 4 letters. */
  readonly newsletterEmail: RegExp
  /** How long a shopper's consent holds. Default: 365. */
  readonly consentDays: number
  /** Counts up when the shop asks the shopper's consent for something new. Default: 1. */
  readonly consentAsked: number
}

/** The rules that a shop sets itself; all others keep their defaults. A rule is given as a whole. */
export type OwnShopRules<NameKey extends string = DefaultNameKey> = {
  readonly [Name in keyof ShopRules]?: ShopRules<NameKey>[Name] | undefined
}

export type DefaultNameKey = (typeof FALLBACK_CATEGORIES)[number]['nameKey']

/**
 * The rules of a shop: its own, and the packages' defaults for the rest. The result is deeply frozen. Throws one error
 * that names every invalid rule with its requirement.
 */
export function defineShop<const NameKey extends string = DefaultNameKey>(
  own: OwnShopRules<NameKey> = {},
): ShopRules<NameKey | DefaultNameKey> {
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))
  const rules: ShopRules<NameKey | DefaultNameKey> = { ...DEFAULTS, ...given }
  const faults = [
    ...Object.keys(given).flatMap((name) => (name in DEFAULTS ? [] : [`${name} is no rule of a shop`])),
    ...CHECKS.flatMap(([name, need, isRight]) => (isRight(rules) ? [] : [`${name} needs ${need}`])),
  ]
  if (faults.length > 0) throw new Error(`The rules of the shop cannot be: ${faults.join('; ')}`)
  return deepFreeze(rules)
}

const DEFAULTS: ShopRules<DefaultNameKey> = {
  freeDelivery: DEFAULT_FREE_DELIVERY,
  giftCategory: DEFAULT_GIFT_CATEGORY,
  fallbackCategories: FALLBACK_CATEGORIES,
  maxQuantity: DEFAULT_MAX_QUANTITY,
  location: DEFAULT_LOCATION_RULES,
  statusReading: DEFAULT_STATUS_READING,
  storagePrefix: STORAGE_PREFIX,
  passwordMinLength: DEFAULT_PASSWORD_MIN_LENGTH,
  newsletterEmail: DEFAULT_NEWSLETTER_EMAIL,
  consentDays: CONSENT_DAYS,
  consentAsked: 1,
}

type Check = readonly [rule: string, need: string, isRight: (rules: ShopRules) => boolean]

const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/
const isCount = (value: number) => Number.isInteger(value) && value >= 1
const isAmount = (value: number) => Number.isFinite(value) && value >= 0

const CHECKS: readonly Check[] = [
  [
    'freeDelivery.thresholds',
    'amounts from 0 by currency (ISO 4217) and country (ISO 3166-1 alpha-2) or `other`',
    ({ freeDelivery }) => Object.entries(freeDelivery.thresholds).every(isThreshold),
  ],
  [
    'freeDelivery.baseCurrency',
    'a currency that `thresholds` names',
    ({ freeDelivery: { thresholds, baseCurrency } }) => Object.hasOwn(thresholds, baseCurrency),
  ],
  [
    'freeDelivery.otherCurrencyFactor',
    'a number above 0',
    ({ freeDelivery: { otherCurrencyFactor: factor } }) => Number.isFinite(factor) && factor > 0,
  ],
  ['giftCategory', 'the slug of a category', ({ giftCategory }) => SLUG.test(giftCategory)],
  [
    'fallbackCategories',
    'slugs with the keys of their names',
    ({ fallbackCategories }) =>
      fallbackCategories.every(({ slug, nameKey }) => SLUG.test(slug) && nameKey !== ''),
  ],
  ['maxQuantity', 'a whole number from 1', ({ maxQuantity }) => isCount(maxQuantity)],
  [
    'location.place',
    'a country with its code (ISO 3166-1 alpha-2), `isUk` as the code says, and `detected: false`',
    ({ location: { place } }) =>
      place.country !== '' &&
      /^[A-Z]{2}$/.test(place.countryCode) &&
      place.isUk === isUk(place.countryCode) &&
      !place.detected,
  ],
  [
    'location.timeZones',
    'IANA names of time zones',
    ({ location }) => location.timeZones.every((zone) => /^[A-Za-z][\w+/-]*$/.test(zone)),
  ],
  ['statusReading', 'A or B', ({ statusReading }) => ['A', 'B'].includes(statusReading)],
  [
    'storagePrefix',
    'letters, digits, dots or hyphens',
    // Also the name of a cookie.
    ({ storagePrefix }) => /^[a-z\d][a-z\d.-]*$/i.test(storagePrefix),
  ],
  [
    'passwordMinLength',
    `a whole number from 1 to ${PASSWORD_MAX_LENGTH}`,
    ({ passwordMinLength: length }) => isCount(length) && length <= PASSWORD_MAX_LENGTH,
  ],
  [
    'newsletterEmail',
    'an expression for a whole address, from `^` to `$`, without the flags g and y',
    // With those flags an expression remembers where it was, and answers the same address in two ways.
    ({ newsletterEmail: { source, global, sticky } }) => /^\^.*\$$/s.test(source) && !global && !sticky,
  ],
  ['consentDays', 'a whole number from 1', ({ consentDays }) => isCount(consentDays)],
  ['consentAsked', 'a whole number from 1', ({ consentAsked }) => isCount(consentAsked)],
]

function isThreshold([currency, amounts]: readonly [string, Readonly<Record<string, number>>]): boolean {
  const isPlace = (country: string) => country === 'other' || /^[A-Z]{2}$/.test(country)
  return (
    /^[A-Z]{3}$/.test(currency) &&
    'other' in amounts &&
    Object.entries(amounts).every(([country, amount]) => isPlace(country) && isAmount(amount))
  )
}

function deepFreeze<T extends object>(value: T): T {
  // A frozen expression would throw when a caller writes its `lastIndex`.
  for (const part of Object.values(value))
    if (typeof part === 'object' && part !== null && !(part instanceof RegExp) && !Object.isFrozen(part))
      deepFreeze(part)
  return Object.freeze(value)
}
