import { getPrice, getSellable, type Price, type Sellable } from '@sorrel/domain/money'
import { getMissingOptions, getVisibleOptions, type SelectedOptions } from '@sorrel/domain/options'
import type { Priced, ProductOption, SubscriptionPlan } from '@sorrel/domain/product'
import { addPeriod as addDomainPeriod } from '@sorrel/domain/schedule'
import { findVariant } from '@sorrel/domain/variants'
import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  date as anyDate,
  integer,
  option as maybe,
  property,
  record,
  subarray,
  uniqueArray,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import type {
  OptionDocument,
  PlanDocument,
  PriceTierDocument,
  ProductDocument,
  VariantDocument,
} from '../catalogue/documents.ts'
import { toPrices } from '../catalogue/price.ts'
import { seed } from '../seed/demo.ts'
import { convert, type Market, type StoreCurrency, toMajor } from '../store/market.ts'
import { addPeriod } from '../subscription/schedule.ts'
import { checkLine, type LineRequest } from './check-line.ts'
import { getLinePrice } from './line-price.ts'

// The sandbox computes prices, stock and options by its own rules, written from the service's contract.
// The shop computes them by the rules of the domain. These tests compare both for the same random input.

const [template] = seed.products
if (template === undefined) throw new Error('The seed has no product')

const pounds: StoreCurrency = {
  code: 'GBP',
  name: 'Pound',
  symbol: '£',
  rate: 1,
  decimals: 2,
  priced: true,
  type: 'base',
}

/** Currencies with two, no and three digits. */
const currencies: readonly StoreCurrency[] = [
  pounds,
  { ...pounds, code: 'EUR', rate: 1.17, priced: false },
  { ...pounds, code: 'USD', rate: 1.28 },
  { ...pounds, code: 'JPY', rate: 195.5, decimals: 0 },
  { ...pounds, code: 'KWD', rate: 0.39, decimals: 3, priced: false },
]

const toMarket = (currency: StoreCurrency): Market => ({
  locale: 'en',
  locales: ['en'],
  currency,
  baseCurrency: pounds,
  publicUrl: '',
})

const markets = constantFrom(...currencies.map(toMarket))
const amounts = integer({ min: 0, max: 200_000 })
const groups = constantFrom('trade', 'members')
const messages = constant({ en: 'Word', fr: 'Mot', de: 'Wort' })

const tiers: Arbitrary<PriceTierDocument> = record(
  {
    price: amounts,
    // quarters of a per cent: what a merchant may type
    discountPercent: integer({ min: 1, max: 400 }).map((quarters) => quarters / 4),
    quantityMin: integer({ min: 0, max: 12 }),
    quantityMax: integer({ min: 1, max: 12 }),
    accountGroup: groups,
  },
  { requiredKeys: [] },
).filter(({ price, discountPercent }) => price !== undefined || discountPercent !== undefined)

const plans: Arbitrary<PlanDocument> = record({
  id: constant('plan'),
  name: messages,
  price: amounts,
  billingSchedule: record({
    interval: constant('monthly' as const),
    intervalCount: constant(1),
    trialDays: constantFrom(0, 14),
  }),
})

const variants: Arbitrary<VariantDocument> = record(
  {
    id: constant('variant'),
    name: messages,
    sku: constant('SKU'),
    price: amounts,
    optionValueIds: constant([]),
    images: constant([]),
    prices: array(tiers, { maxLength: 3 }),
  },
  { requiredKeys: ['id', 'name', 'sku', 'optionValueIds', 'images'] },
)

const pricings = record(
  {
    price: amounts,
    origPrice: amounts,
    sale: boolean(),
    prices: array(tiers, { maxLength: 4 }),
    currencyPrices: record({ USD: amounts, JPY: amounts }),
  },
  { requiredKeys: ['price', 'sale', 'prices'] },
)

describe('the price of one piece', () => {
  const toDomainTiers = (documents: readonly PriceTierDocument[], market: Market) =>
    documents.map(({ price, ...rest }) => ({
      ...rest,
      price: price === undefined ? undefined : toMajor(convert(price, market), market.currency),
    }))

  /** A product as the shop reads it from the service's answer. */
  const toSellable = (product: ProductDocument, plan: PlanDocument | undefined, market: Market) => {
    const { price, sale, salePrice, origPrice } = toPrices(product, market, null)
    const priced: Priced = {
      price,
      sale,
      salePrice: salePrice ?? undefined,
      origPrice: origPrice ?? undefined,
      prices: toDomainTiers(product.prices, market),
    }
    const subscription = plan && { plans: [toDomainPlan(plan, market)] }
    return { ...priced, currency: market.currency.code, purchaseOptions: { standard: priced, subscription } }
  }

  const toDomainPlan = ({ id, price, billingSchedule }: PlanDocument, market: Market): SubscriptionPlan => ({
    id,
    name: '',
    price: toMajor(convert(price, market), market.currency),
    billingSchedule: { ...billingSchedule, trialDays: billingSchedule.trialDays ?? 0 },
  })

  const toVariantSellable = (product: Sellable, variant: VariantDocument, market: Market) => ({
    price:
      variant.price === undefined ? product.price : toMajor(convert(variant.price, market), market.currency),
    sale: false,
    prices: toDomainTiers(variant.prices ?? [], market),
    currency: market.currency.code,
    purchaseOptions: {},
  })

  /** A trial is free now; the line of the cart has the price after it. */
  const getLasting = ({ price, origPrice, trialDays }: Price) =>
    trialDays > 0 ? (origPrice ?? price) : price

  const questions = record({
    pricing: pricings,
    variant: maybe(variants, { nil: undefined }),
    plan: maybe(plans, { nil: undefined }),
    extras: array(amounts, { maxLength: 3 }),
    quantity: integer({ min: 1, max: 15 }),
    accountGroup: maybe(groups, { nil: undefined }),
    market: markets,
  })

  it('is the same in the cart as in the shop', () => {
    assert(
      property(questions, ({ pricing, variant, plan, extras, quantity, accountGroup, market }) => {
        const product: ProductDocument = {
          ...template,
          ...pricing,
          currencyPrices: pricing.currencyPrices ?? {},
        }
        const options = extras.map((price) => ({ price: convert(price, market) }))
        const line = getLinePrice({ product, variant, plan, options, quantity, accountGroup }, market)
        const whole = toSellable(product, plan, market)
        const item = getSellable(whole, variant && toVariantSellable(whole, variant, market))
        const shown = getPrice(item, {
          quantity,
          accountGroup,
          purchaseOption: plan === undefined ? 'standard' : 'subscription',
          planId: plan?.id,
          optionValues: options.map(({ price }) => ({ price: toMajor(price, market.currency) })),
          decimals: market.currency.decimals,
        })
        expect(toMajor(line.price, market.currency)).toBe(getLasting(shown))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a billing interval', () => {
  it('ends at the same instant', () => {
    const questions = record({
      start: anyDate({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      interval: constantFrom('daily', 'weekly', 'monthly', 'yearly'),
      intervalCount: integer({ min: 1, max: 24 }),
    })
    assert(
      property(questions, ({ start, ...interval }) => {
        expect(addPeriod(start, interval)).toEqual(addDomainPeriod(start, interval))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('options', () => {
  const ids = ['a', 'b', 'c', 'd']
  const valuesOf = (id: string) => [1, 2].map((number) => `${id}${number}`)

  const toOptionArbitrary = (id: string): Arbitrary<OptionDocument> =>
    record(
      {
        id: constant(id),
        name: constant({ en: id }),
        inputType: constantFrom('select', 'toggle', 'short_text', 'long_text'),
        required: boolean(),
        active: boolean(),
        parentId: constantFrom(...ids, 'missing', ''),
        parentValueIds: subarray(ids.flatMap(valuesOf)),
        values: constant(valuesOf(id).map((value) => ({ id: value, name: { en: value } }))),
      },
      { requiredKeys: ['id', 'name', 'values'] },
    )

  const toDomain = (document: OptionDocument): ProductOption => ({
    id: document.id,
    name: document.id,
    required: document.required ?? false,
    active: document.active ?? true,
    variant: false,
    inputType: document.inputType ?? 'select',
    values: document.values.map(({ id }) => ({ id, name: id, price: 0 })),
    parentId: document.parentId,
    parentValueIds: document.parentValueIds ?? [],
  })

  /** A shopper's choice in one option: nothing, the first value, the second, or a text. */
  const choices = record(
    Object.fromEntries(ids.map((id) => [id, constantFrom(undefined, 0, 1, 'text', ' ')])),
  )

  type Choice = ReturnType<typeof toChoice>

  const toChoice = (
    { id, inputType = 'select', active }: OptionDocument,
    made: string | number | undefined,
  ) => {
    if (made === undefined || active === false) return undefined
    if (inputType === 'toggle') return { id, valueId: `${id}1`, selected: true as const }
    if (inputType !== 'select') return { id, value: String(made), selected: String(made) }
    const valueId = `${id}${made === 1 ? 2 : 1}`
    return { id, valueId, selected: valueId }
  }

  const isMade = (choice: Choice) => choice !== undefined

  it('show and are required alike', () => {
    const forests = uniqueArray(constantFrom(...ids), { minLength: 1 }).chain((some) =>
      record({ options: record(Object.fromEntries(some.map((id) => [id, toOptionArbitrary(id)]))), choices }),
    )
    assert(
      property(forests, ({ options, choices: made }) => {
        const documents = Object.values(options)
        const chosen = documents.map((document) => toChoice(document, made[document.id])).filter(isMade)
        const selected: SelectedOptions = Object.fromEntries(chosen.map((one) => [one.id, one.selected]))
        const product = { ...template, options: documents, variants: [] }
        const request: LineRequest = {
          variantId: undefined,
          options: chosen,
          purchaseType: 'standard',
          planId: undefined,
        }
        const line = checkLine(product, request)
        const known = documents.map(toDomain)
        const [missing] = getMissingOptions(known, selected)
        const visible = new Set(getVisibleOptions(known, selected).map(({ id }) => id))
        const taken = chosen.filter((one) => visible.has(one.id) && one.value?.trim() !== '')
        expect(line.ok ? line.value.options.map(({ id }) => id) : line.error).toEqual(
          missing === undefined ? taken.map(({ id }) => id) : `${missing.name} is required`,
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('select the same variant if there is one for exactly the chosen values', () => {
    const values = ['a1', 'a2', 'b1', 'b2']
    const shelves = record({
      sets: uniqueArray(subarray(values, { minLength: 1 }), {
        minLength: 1,
        selector: (set) => set.toString(),
      }),
      picks: record({ a: constantFrom('a1', 'a2'), b: constantFrom('b1', 'b2', undefined) }),
    })
    assert(
      property(shelves, ({ sets, picks }) => {
        const some = sets.map(
          (optionValueIds, index): VariantDocument => ({
            id: `variant-${index}`,
            name: { en: `${index}` },
            sku: '',
            images: [],
            optionValueIds,
          }),
        )
        const options = ['a', 'b'].map(
          (id): OptionDocument => ({
            id,
            name: { en: id },
            variant: true,
            values: valuesOf(id).map((value) => ({ id: value, name: { en: value } })),
          }),
        )
        const chosen = Object.entries(picks).flatMap(([id, valueId]) => (valueId ? [{ id, valueId }] : []))
        const request = { variantId: undefined, options: chosen, purchaseType: 'standard', planId: undefined }
        const line = checkLine({ ...template, options, variants: some }, request)
        const wanted = chosen.map(({ valueId }) => valueId)
        const nearest = findVariant(some, wanted)
        const isExact = nearest?.optionValueIds.toSorted().join() === wanted.toSorted().join()
        expect(line.ok ? line.value.variant : undefined).toBe(isExact ? nearest : undefined)
      }),
    )
  })
})
