import { parseStoreSettings } from '@sorrel/contracts/settings'
import { DEFAULT_FREE_DELIVERY, type FreeDeliveryRules } from '@sorrel/domain/free-delivery'
import type { Product } from '@sorrel/domain/product'
import { FACT_ATTRIBUTES } from '@sorrel/domain/product-facts'
import { anAttribute, aPicture, aPlan, aPriced, aProduct, aVariant } from '@sorrel/domain/testing'
import { describe, expect, test } from 'vitest'
import { toProductData } from './product.ts'
import { toReviewData } from './reviews.ts'

const settings = parseStoreSettings({
  store: {
    name: 'Sorrel',
    currency: 'GBP',
    currencies: [
      { code: 'GBP', symbol: '£' },
      { code: 'USD', symbol: '$', rate: 1.28 },
      { code: 'JPY', symbol: '¥' },
    ],
  },
  values: {
    delivery: [
      {
        countries: ['GB', 'IE'],
        price: 3.95,
        handling_days: { min: 0, max: 1 },
        transit_days: { min: 2, max: 3 },
      },
    ],
    returns: { countries: ['GB', 'IE'], days: 30, paid_by: 'store' },
  },
})

function toJson(product: Product, freeDelivery?: FreeDeliveryRules, terms = settings.terms) {
  const data = toProductData({
    product,
    freeDelivery,
    ...settings,
    terms,
    breadcrumbs: [{ label: product.name }],
    toAddress: (path) => `https://shop.test${path}`,
    toPicture: (src) => src,
    decimals: 2,
    reviewFacts: toReviewData({ averageRating: 4.5, totalReviews: 2, reviews: [] }),
  })
  return JSON.parse(JSON.stringify(data[0]))
}

const priced = aPriced({ price: 12 })
const soap = aProduct({
  ...priced,
  purchaseOptions: { standard: priced },
  currency: 'GBP',
  images: [aPicture({ src: 'https://cdn.test/soap.jpg' })],
  options: [],
  variants: [],
  tags: [],
  attributes: [anAttribute({ id: FACT_ATTRIBUTES.netContent, values: ['250 ml'] })],
})
const sale = aPriced({ price: 12, sale: true, salePrice: 9 })
const onSale = aProduct({
  ...soap,
  ...sale,
  purchaseOptions: { standard: sale },
  attributes: [...soap.attributes, anAttribute({ id: FACT_ATTRIBUTES.saleEnds, values: ['2026-12-31'] })],
})
const variants = [
  aVariant({ ...priced, id: 'v1', purchaseOptions: {} }),
  aVariant({ ...aPriced({ price: 40 }), id: 'v2', purchaseOptions: {} }),
]

type Json = Record<string, unknown>
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const isAddress = (value: unknown) => typeof value === 'string' && URL.canParse(value)
const isSchema = (value: unknown) => typeof value === 'string' && value.startsWith('https://schema.org/')
const areRegions = (value: unknown) =>
  Array.isArray(value) && value.every(({ addressCountry }) => /^[A-Z]{2}$/.test(addressCountry))

/** What search engines need of each type in a merchant listing, as their documentation of late 2026 has it. */
const RULES: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  Product: { name: isText, image: (value) => Array.isArray(value) && value.every(isAddress) },
  ProductGroup: { name: isText, productGroupID: isText, hasVariant: Array.isArray },
  Offer: {
    price: (value) => typeof value === 'number' && value >= 0,
    priceCurrency: (value) => /^[A-Z]{3}$/.test(String(value)),
    availability: isSchema,
    itemCondition: isSchema,
    url: isAddress,
  },
  OfferShippingDetails: { shippingRate: Boolean, shippingDestination: areRegions, deliveryTime: Boolean },
  MonetaryAmount: { value: (value) => typeof value === 'number', currency: isText },
  MerchantReturnPolicy: {
    applicableCountry: Array.isArray,
    returnPolicyCategory: isSchema,
    merchantReturnDays: Number.isInteger,
    returnMethod: isSchema,
    returnFees: isSchema,
  },
  UnitPriceSpecification: { price: Number.isFinite, priceCurrency: isText },
  QuantitativeValue: { unitCode: isText },
  AggregateRating: { ratingValue: Number.isFinite, reviewCount: Number.isInteger },
  Brand: { name: isText },
}

function findFaults(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(findFaults)
  if (typeof node !== 'object' || node === null) return []
  const record = node as Json
  const rules = Object.entries(RULES[String(record['@type'])] ?? {})
  const own = rules.flatMap(([name, isRight]) =>
    isRight(record[name]) ? [] : `${String(record['@type'])}.${name}`,
  )
  return [...own, ...Object.values(record).flatMap(findFaults)]
}

/** A name that stands for a node has to be that of one. */
function findLooseNames(text: string): readonly string[] {
  const names = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, name]) => name ?? '')
  return names.filter((name) => !text.includes(`,"@id":"${name}"`))
}

describe('merchant listings', () => {
  test.each([
    ['a product', soap],
    ['one on sale', onSale],
    ['one with variants', { ...soap, variants }],
    ['one sold out', { ...soap, stockTracking: true, stockPurchasable: false, stockLevel: 0 }],
    ['a membership', { ...soap, tags: ['membership'] }],
    ['a subscription', { ...soap, purchaseOptions: { subscription: { plans: [aPlan({ price: 8 })] } } }],
    ['one in yen', { ...soap, currency: 'JPY' }],
  ] as const)('%s is complete', (_, product) => {
    const data = toJson(product)
    expect(findFaults(data)).toEqual([])
    expect(findLooseNames(JSON.stringify(data))).toEqual([])
  })

  test('delivery, returns and unit price are those of the store and the product', () => {
    expect(toJson(soap).offers).toMatchObject({
      shippingDetails: [
        { shippingRate: { value: 3.95, currency: 'GBP' }, shippingDestination: [{ addressCountry: 'GB' }] },
        { shippingRate: { value: 3.95 }, shippingDestination: [{ addressCountry: 'IE' }] },
      ],
      hasMerchantReturnPolicy: { merchantReturnDays: 30, returnFees: 'https://schema.org/FreeReturn' },
      priceSpecification: [
        {
          price: 12,
          referenceQuantity: {
            value: 250,
            unitCode: 'MLT',
            valueReference: { value: 100, unitCode: 'MLT' },
          },
        },
      ],
    })
    expect(toJson(soap).offers).not.toHaveProperty('priceValidUntil')
  })

  test('a sale says what was asked before and when it ends', () => {
    expect(toJson(onSale).offers).toMatchObject({
      price: 9,
      priceValidUntil: '2026-12-31',
      priceSpecification: [{ price: 12, priceType: 'https://schema.org/StrikethroughPrice' }, { price: 9 }],
    })
  })

  test('from the amount on it is delivered for nothing, and terms that variants share are written once', () => {
    const [first, second] = toJson({ ...soap, variants }).hasVariant
    expect(first.offers.shippingDetails[0].shippingRate.value).toBe(3.95)
    expect(second.offers.shippingDetails).toMatchObject([
      { shippingRate: { value: 0 } },
      { '@id': first.offers.shippingDetails[1]['@id'] },
    ])
    expect(second.offers.hasMerchantReturnPolicy).toEqual({
      '@id': first.offers.hasMerchantReturnPolicy['@id'],
    })
  })

  test('the amount is the shop’s own', () => {
    const own = { thresholds: { GBP: { other: 12 } }, baseCurrency: 'GBP', otherCurrencyFactor: 1 }
    const toPrice = (rules?: FreeDeliveryRules) =>
      toJson(soap, rules).offers.shippingDetails[0].shippingRate.value
    expect([toPrice(), toPrice(own)]).toEqual([3.95, 0])
  })

  test('each country has its own amount', () => {
    const rules = { ...DEFAULT_FREE_DELIVERY, thresholds: { GBP: { GB: 30, IE: 12, other: 100 } } }
    const delivery = [{ countries: ['FR', 'IE', 'DE'], price: 12 }]
    expect(toJson(soap, rules, { ...settings.terms, delivery }).offers.shippingDetails).toMatchObject([
      {
        shippingRate: { value: 12 },
        shippingDestination: [{ addressCountry: 'FR' }, { addressCountry: 'DE' }],
      },
      { shippingRate: { value: 0 }, shippingDestination: [{ addressCountry: 'IE' }] },
    ])
  })

  test('another currency has the store’s rate, and one without a rate says nothing of delivery', () => {
    expect(toJson({ ...soap, currency: 'USD' }).offers.shippingDetails[0].shippingRate.value).toBe(5.06)
    expect(toJson({ ...soap, currency: 'JPY' }).offers).not.toHaveProperty('shippingDetails')
  })

  test('what is not sent has no delivery', () => {
    expect(toJson({ ...soap, tags: ['membership'] }).offers).not.toHaveProperty('shippingDetails')
  })

  test('the rules find what is missing', () => {
    const { offers, ...rest } = toJson(soap)
    expect(findFaults({ ...rest, name: ' ', offers: { ...offers, price: '12' } })).toEqual([
      'Product.name',
      'Offer.price',
    ])
  })
})
