import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMoney,
  discountMoney,
  getActiveCurrency,
  getCurrencyDigits,
  getPrice,
  getSellable,
  getShownPrice,
  getTierPrice,
  isOnSale,
  limitSale,
  multiplyMoney,
  type PriceQuestion,
  type Sellable,
  subtractMoney,
  sumMoney,
  toMajorUnits,
  toMinorUnits,
} from './money.ts'
import type { Priced } from './product.ts'
import { aBillingSchedule, aCurrency, aPlan, aPriced, aProduct, aVariant } from './testing.ts'

describe('arithmetic', () => {
  it.each([
    ['6.5 pounds are 650 pence', () => toMinorUnits(6.5, 2), 650],
    ['a half penny hidden in binary rounds up', () => toMinorUnits(1.005, 2), 101],
    ['a negative half penny rounds away from zero', () => toMinorUnits(-1.005, 2), -101],
    ['yen have no digits', () => toMinorUnits(1200, 0), 1200],
    ['dinars have three', () => toMinorUnits(1.2345, 3), 1235],
    ['back to major units', () => toMajorUnits(650, 2), 6.5],
    ['0.1 + 0.2', () => addMoney(0.1, 0.2), 0.3],
    ['0.3 - 0.1', () => subtractMoney(0.3, 0.1), 0.2],
    ['a sum of many', () => sumMoney([0.1, 0.1, 0.1]), 0.3],
    ['a sum of none', () => sumMoney([]), 0],
    ['3 × 1.15', () => multiplyMoney(1.15, 3), 3.45],
    ['a rate', () => multiplyMoney(10, 1.17), 11.7],
    ['a rate is not rounded', () => multiplyMoney(1.15, 0.5), 0.575],
    ['thousandths count', () => addMoney(1.234, 1.234), 2.468],
    ['the finer amount decides', () => subtractMoney(1, 0.001), 0.999],
    ['noise of binary fractions is left out', () => addMoney(0.30000000000000004, 0.1), 0.4],
    ['a price in thousandths, three times', () => multiplyMoney(1.234, 3), 3.702],
    ['10 % off 8.50', () => discountMoney(8.5, 10, 2), 7.65],
    ['a third off', () => discountMoney(10, 33.333, 2), 6.67],
    ['more than all off', () => discountMoney(10, 120, 2), 0],
    ['less than nothing off', () => discountMoney(10, -20, 2), 10],
  ])('%s', (_name, compute, expected) => {
    expect(compute()).toBe(expected)
  })

  it('never gives a negative zero', () => {
    expect(Object.is(subtractMoney(0.1, 0.1), 0)).toBe(true)
    expect(Object.is(multiplyMoney(-5, 0), 0)).toBe(true)
  })

  const minor = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 })

  it('does not drift over 10,000 operations', () => {
    fc.assert(
      fc.property(fc.array(minor, { minLength: 10_000, maxLength: 10_000 }), (amounts) => {
        const exact = amounts.reduce((sum, amount) => sum + amount, 0)
        const total = amounts.reduce((sum, amount) => addMoney(sum, toMajorUnits(amount, 2)), 0)
        expect(toMinorUnits(total, 2)).toBe(exact)
        expect(sumMoney(amounts.map((amount) => toMajorUnits(amount, 2)))).toBe(total)
        const back = amounts.reduce((sum, amount) => subtractMoney(sum, toMajorUnits(amount, 2)), total)
        expect(back).toBe(0)
      }),
      { numRuns: 10 },
    )
  })

  it('turns minor units over and back for any number of digits', () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 4 }), (amount, decimals) => {
        expect(toMinorUnits(toMajorUnits(amount, decimals), decimals)).toBe(amount)
      }),
    )
  })

  it('is that of whole minor units, for any number of digits', () => {
    const questions = fc.record({
      left: minor,
      right: minor,
      quantity: fc.integer({ min: 1, max: 99 }),
      decimals: fc.integer({ min: 0, max: 4 }),
    })
    fc.assert(
      fc.property(questions, ({ left, right, quantity, decimals }) => {
        const toMajor = (amount: number) => toMajorUnits(amount, decimals)
        expect(addMoney(toMajor(left), toMajor(right))).toBe(toMajor(left + right))
        expect(subtractMoney(toMajor(left), toMajor(right))).toBe(toMajor(left - right))
        expect(multiplyMoney(toMajor(left), quantity)).toBe(toMajor(left * quantity))
      }),
    )
  })
})

const sold = (standard: Partial<Priced>, own: Partial<Sellable> = {}): Sellable => ({
  ...aPriced(standard),
  currency: 'GBP',
  purchaseOptions: { standard: aPriced(standard) },
  ...own,
})

describe('getPrice', () => {
  const subscription = {
    plans: [
      aPlan({ id: 'monthly', price: 5.85 }),
      aPlan({ id: 'trial', price: 8.55, billingSchedule: aBillingSchedule({ trialDays: 14 }) }),
    ],
  }
  const both: Sellable = {
    ...aPriced(),
    currency: 'GBP',
    purchaseOptions: { standard: aPriced(), subscription },
  }
  const prices = [
    { price: 3.6, quantityMin: 3, quantityMax: 5 },
    { price: 3.2, quantityMin: 6 },
  ]
  const tiered = sold({ price: 4, prices })

  const cases: readonly [string, Sellable, Partial<PriceQuestion>, object][] = [
    ['plain', sold({ price: 6.5 }), {}, { price: 6.5, trialDays: 0 }],
    ['struck original', sold({ price: 14, origPrice: 16 }), {}, { price: 14, origPrice: 16, trialDays: 0 }],
    ['original equal to the price', sold({ price: 14, origPrice: 14 }), {}, { price: 14, trialDays: 0 }],
    ['original below the price', sold({ price: 14, origPrice: 10 }), {}, { price: 14, trialDays: 0 }],
    [
      'sale price',
      sold({ price: 16, sale: true, salePrice: 14 }),
      {},
      { price: 14, origPrice: 16, trialDays: 0 },
    ],
    ['sale price with the sale off', sold({ price: 16, salePrice: 14 }), {}, { price: 16, trialDays: 0 }],
    ['sale without a price', sold({ price: 16, sale: true }), {}, { price: 16, trialDays: 0 }],
    [
      'a sale price of nothing',
      sold({ price: 5, sale: true, salePrice: 0 }),
      {},
      { price: 0, origPrice: 5, trialDays: 0 },
    ],
    [
      'the tiers of the standard option before the tiers of the item',
      sold({ price: 4, prices: [{ price: 3 }] }, { prices: [{ price: 2 }] }),
      {},
      { price: 3, origPrice: 4, trialDays: 0 },
    ],
    ['below the tiers', tiered, { quantity: 2 }, { price: 4, trialDays: 0 }],
    ['first tier', tiered, { quantity: 3 }, { price: 3.6, origPrice: 4, trialDays: 0 }],
    ['end of the first tier', tiered, { quantity: 5 }, { price: 3.6, origPrice: 4, trialDays: 0 }],
    ['second tier', tiered, { quantity: 6 }, { price: 3.2, origPrice: 4, trialDays: 0 }],
    [
      'a tier wins over the sale price',
      sold({ price: 10, sale: true, salePrice: 8, prices: [{ price: 9 }] }),
      {},
      { price: 9, origPrice: 10, trialDays: 0 },
    ],
    [
      'a dearer tier strikes nothing',
      sold({ price: 4, prices: [{ price: 5 }] }),
      {},
      { price: 5, trialDays: 0 },
    ],
    [
      'tiers of the item when its standard option has none',
      { ...tiered, purchaseOptions: { standard: aPriced({ price: 4 }) } },
      { quantity: 6 },
      { price: 3.2, origPrice: 4, trialDays: 0 },
    ],
    ['the standard option before the item', sold({ price: 5 }, { price: 9 }), {}, { price: 5, trialDays: 0 }],
    [
      'the item without a standard option',
      { ...aPriced({ price: 9 }), currency: 'GBP', purchaseOptions: {} },
      {},
      { price: 9, trialDays: 0 },
    ],
    [
      'option prices on both amounts',
      sold({ price: 14, origPrice: 16 }),
      { optionValues: [{ price: 9 }, { price: 0.1 }] },
      { price: 23.1, origPrice: 25.1, trialDays: 0 },
    ],
    ['a plan', both, { purchaseOption: 'subscription', planId: 'monthly' }, { price: 5.85, trialDays: 0 }],
    [
      'the first plan when none is named',
      both,
      { purchaseOption: 'subscription' },
      { price: 5.85, trialDays: 0 },
    ],
    [
      'standard when a plan is named but not chosen',
      both,
      { planId: 'monthly' },
      { price: 6.5, trialDays: 0 },
    ],
    [
      'a trial: nothing now, the plan later',
      both,
      { purchaseOption: 'subscription', planId: 'trial', optionValues: [{ price: 2 }] },
      { price: 0, origPrice: 10.55, trialDays: 14 },
    ],
    [
      'a plan with option prices',
      both,
      { purchaseOption: 'subscription', planId: 'monthly', optionValues: [{ price: 2 }] },
      { price: 7.85, trialDays: 0 },
    ],
    [
      'a subscription without plans',
      sold({ price: 6 }),
      { purchaseOption: 'subscription' },
      { price: 6, trialDays: 0 },
    ],
    ['not sold', sold({ price: 6 }), { purchaseOption: 'none' }, { price: 6, trialDays: 0 }],
    [
      'digits of the currency',
      sold({ price: 1200, prices: [{ discountPercent: 33 }] }),
      { decimals: 0 },
      { price: 804, origPrice: 1200, trialDays: 0 },
    ],
  ]

  it.each(cases)('%s', (_name, item, question, expected) => {
    expect(getPrice(item, { decimals: 2, ...question })).toEqual({ currency: 'GBP', ...expected })
  })
})

describe('getCurrencyDigits', () => {
  it.each([
    ['GBP', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['kwd', 3],
    ['points', 2],
    ['', 2],
  ])('%s has %i', (code, expected) => {
    expect(getCurrencyDigits(code, [])).toBe(expected)
  })

  it('takes what the store says first', () => {
    expect(getCurrencyDigits('HUF', [aCurrency({ code: 'HUF', decimals: 0 })])).toBe(0)
    expect(getCurrencyDigits('JPY', [aCurrency({ code: 'GBP', decimals: 2 })])).toBe(0)
  })

  const euros = [aCurrency({ code: 'EUR', decimals: 3 })]
  const forints = [aCurrency({ code: 'HUF', decimals: 0 })]

  it.each([
    ['JPY', [], 1234, 1111, 1234],
    ['KWD', [], 1.234, 1.111, 1.469],
    ['GBP', [], 12.35, 11.12, 12.58],
    ['EUR', euros, 1.235, 1.112, 1.47],
    ['HUF', forints, 1235, 1112, 1235],
  ])('%s %j counts in prices', (currency, currencies, price, tenthOff, withExtra) => {
    const decimals = getCurrencyDigits(currency, currencies)
    const tiers = { ...sold({ price, prices: [{ discountPercent: 10 }] }), currency }
    expect(getPrice(tiers, { decimals }).price).toBe(tenthOff)
    const plain = { ...sold({ price }), currency }
    expect(getPrice(plain, { decimals, optionValues: [{ price: 0.2345 }] }).price).toBe(withExtra)
  })

  it('counts in the price of a variant', () => {
    const variant = aVariant({ price: 1.2345, purchaseOptions: {} })
    const dinars = getSellable({ ...sold({}), currency: 'KWD' }, variant)
    expect(getPrice(dinars, { decimals: getCurrencyDigits('KWD', []) }).price).toBe(1.235)
  })
})

describe('getShownPrice', () => {
  const yen = (amount: number) => ({ amount, currency: 'JPY' })

  it.each([
    [{ price: 6, trialDays: 0 }, { now: yen(6) }],
    [
      { price: 5, origPrice: 6, trialDays: 0 },
      { now: yen(5), before: yen(6) },
    ],
    [{ price: 0, origPrice: 30, trialDays: 14 }, { now: yen(30) }],
    [{ price: 0, trialDays: 14 }, { now: yen(0) }],
  ])('%j shows %j', (price, expected) => {
    expect(getShownPrice({ ...price, currency: 'JPY' })).toEqual(expected)
  })
})

describe('getTierPrice', () => {
  const ask = (priced: Partial<Priced>, question: Pick<PriceQuestion, 'quantity' | 'accountGroup'> = {}) =>
    getTierPrice(aPriced(priced), { decimals: 2, ...question })

  it.each([
    ['no tiers', () => ask({ prices: [] }), undefined],
    ['quantity 1 by default', () => ask({ prices: [{ price: 5, quantityMin: 2 }] }), undefined],
    ['open at the end', () => ask({ prices: [{ price: 5, quantityMin: 2 }] }, { quantity: 500 }), 5],
    ['open at the start', () => ask({ prices: [{ price: 5, quantityMax: 2 }] }), 5],
    ['beyond its end', () => ask({ prices: [{ price: 5, quantityMax: 2 }] }, { quantity: 3 }), undefined],
    ['percentage', () => ask({ price: 9, prices: [{ discountPercent: 10 }] }), 8.1],
    [
      'percentage off the sale price',
      () => ask({ price: 10, sale: true, salePrice: 8, prices: [{ discountPercent: 10 }] }),
      7.2,
    ],
    ['price before percentage', () => ask({ price: 9, prices: [{ price: 7, discountPercent: 50 }] }), 7],
    ['neither price nor percentage', () => ask({ prices: [{ quantityMin: 1 }] }), undefined],
    ['the cheapest of several', () => ask({ prices: [{ price: 5 }, { price: 4 }, { price: 6 }] }), 4],
    ['another group', () => ask({ prices: [{ price: 5, accountGroup: 'members' }] }), undefined],
    [
      'the same group',
      () => ask({ prices: [{ price: 5, accountGroup: 'members' }] }, { accountGroup: 'members' }),
      5,
    ],
    [
      'a tier for everyone, seen by a group',
      () => ask({ prices: [{ price: 5 }] }, { accountGroup: 'members' }),
      5,
    ],
    ['an empty group is everyone', () => ask({ prices: [{ price: 5, accountGroup: '' }] }), 5],
    [
      'group and quantity together',
      () =>
        ask(
          { prices: [{ price: 5, accountGroup: 'members', quantityMin: 2 }] },
          { accountGroup: 'members', quantity: 1 },
        ),
      undefined,
    ],
  ])('%s', (_name, compute, expected) => {
    expect(compute()).toBe(expected)
  })
})

describe('isOnSale', () => {
  it.each([
    ['plain', {}, false],
    ['lower sale price', { sale: true, salePrice: 5 }, true],
    ['sale switched off', { sale: false, salePrice: 5 }, false],
    ['sale without a price', { sale: true }, false],
    ['sale at the same price', { sale: true, salePrice: 6.5 }, false],
    ['below the original', { origPrice: 9 }, true],
    ['at the original', { origPrice: 6.5 }, false],
  ])('%s', (_name, priced, expected) => {
    expect(isOnSale(aPriced(priced))).toBe(expected)
  })
})

describe('limitSale', () => {
  const reduced = { price: 21, origPrice: 28 }
  const onSale = { price: 28, sale: true, salePrice: 21 }

  it.each([
    ['no lowest price is stated', reduced, undefined, { price: 21, before: 28 }],
    ['it never cost less than before', reduced, 28, { price: 21, before: 28 }],
    ['it cost more than the price before', reduced, 30, { price: 21, before: 28 }],
    ['it cost less than before, and more than now', reduced, 24, { price: 21, before: 24 }],
    ['it cost the same', reduced, 21, { price: 21, before: undefined }],
    ['it was cheaper', reduced, 19.5, { price: 21, before: undefined }],
    ['a sale price: never less than before', onSale, 28, { price: 21, before: 28 }],
    ['a sale price: less than before', onSale, 24, { price: 21, before: 24 }],
    ['a sale price: cheaper', onSale, 19.5, { price: 21, before: undefined }],
    ['a sale price below another original', { ...onSale, origPrice: 32 }, 30, { price: 21, before: 30 }],
    ['no sale', { price: 21 }, 19.5, { price: 21, before: undefined }],
  ])('%s', (_name, priced, lowest, { price, before }) => {
    const limited = limitSale(aPriced(priced), lowest)
    const shown = getPrice(aProduct({ ...limited, purchaseOptions: {} }), { decimals: 2 })
    expect(shown).toEqual({
      currency: 'GBP',
      price,
      ...(before !== undefined && { origPrice: before }),
      trialDays: 0,
    })
    expect(isOnSale(limited)).toBe(before !== undefined)
  })

  it('strikes no price above the lowest, keeps what is paid, and holds when applied twice', () => {
    const amount = fc.integer({ min: 0, max: 9999 }).map((pence) => pence / 100)
    const maybe = fc.option(amount, { nil: undefined })
    const anyPriced = fc.record({
      price: amount,
      sale: fc.boolean(),
      salePrice: maybe,
      origPrice: maybe,
      prices: fc.array(fc.record({ price: maybe, discountPercent: fc.constant(10) }), { maxLength: 2 }),
    })
    fc.assert(
      fc.property(anyPriced, amount, (priced, lowest) => {
        const ask = (one: Priced) => getPrice(aProduct({ ...one, purchaseOptions: {} }), { decimals: 2 })
        const limited = limitSale(priced, lowest)
        expect(ask(limited).price).toBe(ask(priced).price)
        expect(isOnSale(limited)).toBe(isOnSale(priced) && ask({ ...priced, prices: [] }).price < lowest)
        expect(isOnSale(limited) ? (ask(limited).origPrice ?? 0) : 0).toBeLessThanOrEqual(lowest)
        expect(limitSale(limited, lowest)).toEqual(limited)
      }),
    )
  })
})

describe('plans and variants', () => {
  const pence = { decimals: 2 } as const
  const product = aProduct({
    purchaseOptions: {
      standard: aPriced(),
      subscription: { plans: [aPlan({ id: 'a' }), aPlan({ id: 'b', price: 5 })] },
    },
  })

  it('prices a plan, else the first', () => {
    const priceOf = (planId?: string) =>
      getPrice(product, { ...pence, purchaseOption: 'subscription', planId }).price
    expect([priceOf('b'), priceOf('gone'), priceOf()]).toEqual([5, 5.85, 5.85])
  })

  it('prices a variant by its own standard option and by the plans of its product', () => {
    const variant = aVariant({ price: 12, purchaseOptions: { standard: aPriced({ price: 11 }) } })
    const sellable = getSellable(product, variant)
    expect(getPrice(sellable, pence).price).toBe(11)
    expect(getPrice(sellable, { ...pence, purchaseOption: 'subscription' }).price).toBe(5.85)
    expect(getSellable(product)).toBe(product)
  })

  it('gives a variant without tiers of its own those of its product', () => {
    const tiered = aProduct({ price: 4, prices: [{ quantityMin: 3, price: 3.6 }], purchaseOptions: {} })
    const plain = aVariant({ price: 4, prices: [], purchaseOptions: {} })
    expect(getPrice(getSellable(tiered, plain), { ...pence, quantity: 3 }).price).toBe(3.6)
    const own = aVariant({ price: 4, prices: [{ quantityMin: 2, price: 3 }], purchaseOptions: {} })
    expect(getPrice(getSellable(tiered, own), { ...pence, quantity: 3 }).price).toBe(3)
  })
})

describe('getActiveCurrency', () => {
  const store = { currency: 'GBP', currencies: ['GBP', 'EUR'] }

  it.each([
    ['the one of the store', undefined, 'GBP'],
    ['the preferred one it lists', 'EUR', 'EUR'],
    ['that in small letters', 'eur', 'EUR'],
    ['its own where it does not list the preferred one', 'JPY', 'GBP'],
    ['its own where that is none', '../x', 'GBP'],
  ])('is %s', (_name, preferred, expected) => {
    expect(getActiveCurrency(store, preferred)).toBe(expected)
  })

  it('is the code of the store also where its list does not describe it', () => {
    expect(getActiveCurrency({ currency: 'CHF', currencies: ['GBP'] })).toBe('CHF')
  })

  it('is the US dollar where the store has none, and the pound before the settings are known', () => {
    expect(getActiveCurrency({ currencies: [] })).toBe('USD')
    expect(getActiveCurrency({ currency: '', currencies: [] })).toBe('USD')
    expect(getActiveCurrency(undefined)).toBe('GBP')
  })
})
