import type { Money } from '@sorrel/domain/money'
import { getPlanTerms } from '@sorrel/domain/plan'
import { aBillingSchedule, aSchedule } from '@sorrel/domain/testing'
import { formatMoney } from '@sorrel/i18n/format'
import { createMessages } from '@sorrel/i18n/message'
import { getMessages } from '@sorrel/i18n/messages'
import { describe, expect, it } from 'vitest'
import { getDeliveryLabel, getPlanTitle, getPlanLabels, getRefillLabel } from './plan-labels.ts'
import { getUnitPriceLabels } from './unit-price-labels.ts'

const shopIn = (locale: 'en' | 'fr' | 'de') => ({
  t: createMessages({ locale, messages: getMessages(locale) }),
  formatPrice: (money: Money) => formatMoney({ ...money, locale }).replaceAll(/\s/g, ' '),
  getDecimals: () => 2,
})
const shop = shopIn('en')

const GBP = { currency: 'GBP' } as const
const PENCE = { decimals: 2 } as const
const quarterly = aBillingSchedule({ intervalCount: 3 })
const parcels = getPlanTerms({
  price: 32.4,
  billingSchedule: quarterly,
  orderSchedule: aSchedule({ limit: 12 }),
  ...PENCE,
})
const plain = getPlanTerms({ price: 10.8, billingSchedule: quarterly, ...PENCE })
const trial = getPlanTerms({
  price: 30,
  billingSchedule: aBillingSchedule({ interval: 'yearly', trialDays: 30 }),
  ...PENCE,
})
const renewed = getPlanTerms({ price: 5, billingSchedule: aBillingSchedule({ limit: 12 }), ...PENCE })

describe('the sentence of a plan', () => {
  it.each([
    [plain, '£10.80 today, then £10.80 every 3 months'],
    [parcels, '£32.40 today, then £32.40 every 3 months · 12 shipments'],
    [trial, '30 days free trial, then £30.00 a year'],
    [renewed, '£5.00 today, then £5.00 a month · 12 renewals'],
  ])('%#', (terms, words) => {
    expect(getPlanLabels(terms, shop, GBP)).toBe(words)
  })

  it.each([
    ['de', '32,40 £ heute, danach 32,40 £ alle 3 Monate · 12 Lieferungen'],
    ['fr', '32,40 £ aujourd’hui, puis 32,40 £ tous les 3 mois · 12 envois'],
  ] as const)('in %s', (locale, words) => {
    expect(getPlanLabels(parcels, shopIn(locale), GBP)).toBe(words)
  })

  it('of one that runs has no first payment', () => {
    expect(getPlanLabels(parcels, shop, { tense: 'running', currency: 'USD' })).toBe(
      '$32.40 every 3 months · 12 shipments',
    )
    // The title says that it is every year.
    expect(getPlanLabels(trial, shop, { ...GBP, tense: 'running' })).toBe('£30.00')
    expect(getPlanLabels(renewed, shop, { ...GBP, tense: 'running' })).toBe('£5.00 · 12 renewals')
  })
})

const pouches = { name: 'Hand Wash Refill', quantity: 2, pieceNames: ['1 litre pouch', 'pouches of 1 litre'] }
const everyTwoMonths = { delivery: aSchedule({ intervalCount: 2 }) }
it.each([
  ['en', parcels, pouches, '2 pouches of 1 litre every month'],
  ['en', everyTwoMonths, { ...pouches, quantity: 1 }, '1 litre pouch every 2 months'],
  ['en', parcels, { name: 'Soap', quantity: 1 }, 'Soap every month'],
  ['fr', parcels, { name: 'Savon', quantity: 3 }, '3 × Savon tous les mois'],
  ['fr', everyTwoMonths, { name: 'Savon', quantity: 1 }, 'Savon tous les 2 mois'],
  ['de', parcels, { name: 'Seife', quantity: 1 }, 'Seife jeden Monat'],
  ['de', everyTwoMonths, { name: 'Seife', quantity: 2 }, '2 × Seife alle 2 Monate'],
] as const)('the title of a plan says what comes and when, in %s', (locale, terms, goods, words) => {
  expect(getPlanTitle(terms, goods, shopIn(locale))).toBe(words)
})

it('a delivery has its price, a charge that does not divide into deliveries its own', () => {
  expect(getDeliveryLabel(parcels, shop, 'GBP')).toBe('£10.80 per delivery')
  const uneven = getPlanTerms({ price: 10, billingSchedule: quarterly, orderSchedule: aSchedule(), ...PENCE })
  expect(getDeliveryLabel(uneven, shop, 'GBP')).toBe('£10.00 every 3 months')
})

describe('the words on refills', () => {
  const tablets = { containers: 6, containersLater: 6, containerPrice: 3, yearly: 36 }
  const bottle = { containers: 0, containersLater: 1, containerPrice: 12, yearly: 12 }
  it.each([
    [{ facts: tablets, quantity: 1, paid: 8.5 }, 'Saves 6 bottles and £9.50'],
    [{ facts: { ...tablets, containerPrice: undefined }, quantity: 1 }, 'Saves 6 bottles'],
    [{ facts: { ...tablets, containers: 1 }, quantity: 1 }, 'Saves 1 bottle'],
    [{ facts: bottle, quantity: 1, terms: parcels }, 'Saves 11 bottles and £13.20 a year'],
    [{ facts: bottle, quantity: 1, terms: plain }, 'Saves 3 bottles and £3.60 a year'],
    [{ facts: bottle, quantity: 1, paid: 12 }, undefined],
  ])('%#', (use, words) => {
    expect(getRefillLabel({ ...use, ...GBP }, shop)).toBe(words)
  })
})

describe('the unit price', () => {
  const holding = (value: string) => ({
    attributes: [{ id: 'net_content', name: '', values: [value], filterable: false, visible: false }],
  })
  it.each([
    ['500 ml', 12, '£2.40 / 100 ml'],
    ['1000 g', 23, '£23.00 / kg'],
    ['a jar', 12, undefined],
    ['500 ml', 0, undefined],
  ])('of %s for %d', (content, amount, words) => {
    const price = { ...GBP, amount }
    expect(getUnitPriceLabels({ product: holding(content), price }, shop)).toBe(words)
  })
})
