import { canQuickAdd } from '@sorrel/domain/quick-add'
import { getFreeDeliveryThreshold } from '@sorrel/domain/free-delivery'
import { findLocation, getLocationOfTimeZone, type Location } from '@sorrel/domain/location'
import {
  getInitialSelection,
  getSelectionQuantityRange,
  withProduct,
  withQuantity,
} from '@sorrel/domain/product-selection'
import { getQuantityRange } from '@sorrel/domain/quantity'
import { getOrderTone } from '@sorrel/domain/status'
import { aProduct, anOption } from '@sorrel/domain/testing'
import type { Result } from '@sorrel/domain/result'
import { expect, test } from 'vitest'
import { getCartChangeKey } from './cart-marks.ts'
import {
  type FormIssues,
  isPasswordTooShort,
  parseChangePassword,
  parseNewsletter,
  parseSetPassword,
  parseSignUp,
} from './forms.ts'
import { defineShop, type OwnShopRules, type ShopRules } from './shop.ts'
import { getStorageKey } from './storage.ts'

const OSAKA: Location = { country: 'Japan', countryCode: 'JP', isUk: false, detected: false }

const isResult = (value: unknown): value is Result<unknown, FormIssues> =>
  typeof value === 'object' && value !== null && 'ok' in value

/** A shop of another country, with another currency. */
const own: OwnShopRules<'ways.tea' | 'ways.cups'> = {
  freeDelivery: {
    thresholds: { JPY: { JP: 5000, KR: 9000, other: 15_000 }, USD: { JP: 40, other: 120 } },
    baseCurrency: 'JPY',
    otherCurrencyFactor: 0.01,
  },
  giftCategory: 'gift-cards',
  fallbackCategories: [
    { slug: 'tea', nameKey: 'ways.tea' },
    { slug: 'cups', nameKey: 'ways.cups' },
  ],
  maxQuantity: 12,
  location: { place: OSAKA, timeZones: ['Asia/Tokyo'] },
  statusReading: 'A',
  storagePrefix: 'chaya',
  passwordMinLength: 12,
  newsletterEmail: /^[^\s@]+@[^\s@]+\.jp$/,
  consentDays: 180,
  consentAsked: 2,
}

test('a shop that names nothing has the defaults, frozen to the last part', () => {
  const rules = defineShop()
  expect(rules).toMatchObject({
    freeDelivery: { thresholds: { GBP: { GB: 30, other: 100 } }, otherCurrencyFactor: 1.25 },
    giftCategory: 'gifts-sets',
    maxQuantity: 99,
    location: { place: { countryCode: 'GB' } },
    statusReading: 'B',
    storagePrefix: 'sorrel',
    passwordMinLength: 6,
    consentDays: 365,
    consentAsked: 1,
  })
  expect(rules.fallbackCategories.map(({ slug }) => slug)).toEqual(['bath-body', 'gifts'])
  expect(Object.isFrozen(rules) && Object.isFrozen(rules.freeDelivery.thresholds.GBP)).toBe(true)
  expect(defineShop({ maxQuantity: undefined }).maxQuantity).toBe(99)
})

test('the rules of another shop hold everywhere', async () => {
  const rules = defineShop(own)
  const toThreshold = (countryCode: string, currency: string) =>
    getFreeDeliveryThreshold({ countryCode, currency }, rules.freeDelivery)
  expect([
    toThreshold('JP', 'JPY'),
    toThreshold('kr', 'jpy'),
    toThreshold('FR', 'JPY'),
    toThreshold('JP', 'USD'),
    toThreshold('GB', 'EUR'),
  ]).toEqual([5000, 9000, 15_000, 40, 150])

  const texts = [1, 2, 3].map((id) => anOption({ id: String(id), inputType: 'short_text' }))
  const card = aProduct({ categories: [{ slug: 'gift-cards', name: 'Cards' }], options: texts })
  const held = { ...card, options: texts }
  expect([canQuickAdd(held, rules.giftCategory), canQuickAdd(held)]).toEqual([true, false])

  const free = aProduct({ stockTracking: false })
  expect(getQuantityRange(free, rules.maxQuantity)).toEqual({ min: 1, max: 12 })
  const many = withQuantity(getInitialSelection(free, rules), 50)
  expect(many.quantity).toBe(12)
  const newer = withProduct(many, aProduct({ stockTracking: false, name: 'Newer' }))
  expect(getSelectionQuantityRange(newer).max).toBe(12)

  expect(getLocationOfTimeZone('Asia/Tokyo', rules.location)).toEqual({ ...OSAKA, detected: true })
  expect(getLocationOfTimeZone('Europe/London', rules.location)).toBeUndefined()
  expect(await findLocation({ methods: [], place: rules.location.place })).toEqual(OSAKA)
  expect(getOrderTone('pending', rules.statusReading)).toBe('success')
  expect(getStorageKey('consent', rules.storagePrefix)).toBe('chaya.consent')
  expect(getCartChangeKey(rules.storagePrefix)).toBe('chaya.cart-change')
})

const person = { firstName: 'Aya', lastName: 'Mori', email: 'aya@chaya.jp' }
const twice = (password: string) => ({ password, confirmPassword: password, currentPassword: 'x' })

test.each<[string, (rules: ShopRules) => unknown, string, string]>([
  ['a sign-up', (rules) => parseSignUp({ ...person, password: 'elevenchars' }, rules), 'fine', 'password'],
  ['a new password', (rules) => parseSetPassword(twice('elevenchars'), rules), 'fine', 'password'],
  ['a changed password', (rules) => parseChangePassword(twice('elevenchars'), rules), 'fine', 'password'],
  ['a short password', (rules) => parseSetPassword(twice('five5'), rules), 'password', 'password'],
  ['a password for an endpoint', (rules) => isPasswordTooShort('elevenchars', rules), 'false', 'true'],
  ['an address in Japan', (rules) => parseNewsletter({ email: 'aya@chaya.jp' }, rules), 'fine', 'fine'],
  ['one elsewhere', (rules) => parseNewsletter({ email: 'ann@mail.example' }, rules), 'email', 'email'],
  ['one of a company', (rules) => parseNewsletter({ email: 'ann@mail.com' }, rules), 'fine', 'email'],
])('%s is judged by the rules of the shop', (_, judge, byDefault, byOwn) => {
  const toWord = (answer: unknown) =>
    isResult(answer) ? (answer.ok ? 'fine' : Object.keys(answer.error).join()) : String(answer)
  expect([toWord(judge(defineShop())), toWord(judge(defineShop(own)))]).toEqual([byDefault, byOwn])
})

test.each<[string, OwnShopRules, string]>([
  [
    'a negative amount',
    { freeDelivery: { ...defineShop().freeDelivery, thresholds: { GBP: { other: -1 } } } },
    'freeDelivery.thresholds needs',
  ],
  [
    'a base without amounts',
    { freeDelivery: { ...defineShop().freeDelivery, baseCurrency: 'EUR' } },
    'freeDelivery.baseCurrency needs a currency that `thresholds` names',
  ],
  [
    'a factor of 0',
    { freeDelivery: { ...defineShop().freeDelivery, otherCurrencyFactor: 0 } },
    'freeDelivery.otherCurrencyFactor needs',
  ],
  ['no slug', { giftCategory: 'Gift Cards' }, 'giftCategory needs the slug of a category'],
  [
    'a way on without an address',
    { fallbackCategories: [{ slug: '', nameKey: 'categories.fallback.gifts' }] },
    'fallbackCategories needs',
  ],
  ['half a piece', { maxQuantity: 0.5 }, 'maxQuantity needs a whole number from 1'],
  [
    'a place that is not where it says',
    { location: { place: { ...OSAKA, isUk: true }, timeZones: [] } },
    'location.place needs',
  ],
  [
    'a clock without a name',
    { location: { place: OSAKA, timeZones: ['+09:00'] } },
    'location.timeZones needs',
  ],
  ['a prefix that is no cookie name', { storagePrefix: 'my shop;' }, 'storagePrefix needs'],
  ['no password', { passwordMinLength: 0 }, 'passwordMinLength needs a whole number from 1 to 200'],
  ['a password nobody can have', { passwordMinLength: 201 }, 'passwordMinLength needs'],
  ['a part of an address', { newsletterEmail: /@/ }, 'newsletterEmail needs'],
  ['an expression that remembers', { newsletterEmail: /^.+@.+$/g }, 'newsletterEmail needs'],
  ['no day', { consentDays: 0 }, 'consentDays needs'],
])('rules that cannot be are named: %s', (_, rules, message) => {
  expect(() => defineShop(rules)).toThrow(message)
})

test('all faults are named at once, and what is no rule', () => {
  const misspelled = { maxQuantty: 3, maxQuantity: -1, consentAsked: 1.5 }
  expect(() => defineShop(misspelled)).toThrow(
    'The rules of the shop cannot be: maxQuantty is no rule of a shop; maxQuantity needs a whole number from 1; consentAsked needs a whole number from 1',
  )
})
