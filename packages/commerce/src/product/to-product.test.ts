import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { fromJson, hostileJson } from '../../test/hostile.ts'
import { toProductPreview as mapProductPreview } from '../catalog/to-product-preview.ts'
import { silentLogger } from '../wire/to-list.ts'
import { toProduct as mapProduct } from './to-product.ts'

const toProductPreview = fromJson(mapProductPreview)
const toProduct = fromJson(mapProduct)
const context = { logger: silentLogger }
const SOAP = { id: 'p1', slug: 'soap', name: 'Oat soap' }
const picture = (id: string, caption: string | null = null) => ({
  id,
  caption,
  file: { url: `https://cdn.test/${id}.jpg`, width: 1200, height: 1350 },
})

describe('a product with few fields', () => {
  test('has the defaults of the specification', () => {
    expect(toProduct({ ...SOAP, price: 6.5 }, context)).toEqual({
      ...SOAP,
      sku: undefined,
      description: '',
      currency: 'USD',
      metaTitle: undefined,
      metaDescription: undefined,
      price: 6.5,
      sale: false,
      salePrice: undefined,
      origPrice: undefined,
      prices: [],
      stockTracking: false,
      stockPurchasable: false,
      stockLevel: undefined,
      images: [],
      categories: [],
      tags: [],
      options: [],
      variants: [],
      purchaseOptions: {
        standard: { price: 6.5, sale: false, salePrice: undefined, origPrice: undefined, prices: [] },
      },
      attributes: [],
      content: {
        productHighlights: [],
        expandableDetails: [],
        layout: 'standard',
        showStockLevels: true,
        lowStockIndicator: undefined,
        calloutTitle: undefined,
        calloutDescription: undefined,
        enableProductCounter: true,
      },
      upSells: [],
      crossSells: [],
    })
  })

  test.each(['id', 'slug', 'name'])('is dropped without its %s', (field) => {
    expect(toProduct({ ...SOAP, price: 1, [field]: null }, context)).toBeUndefined()
    expect(toProduct({ ...SOAP, price: 1, [field]: ' ' }, context)).toBeUndefined()
  })
})

describe('a bundle', () => {
  const stocked = (stockLevel: number) => ({ stockTracking: true, stockPurchasable: false, stockLevel })
  const soap = {
    productId: 'soap',
    variantId: 'mint',
    quantity: 2,
    product: {
      id: 'soap',
      slug: 'soap',
      name: 'Soap',
      currency: 'GBP',
      price: '6.50',
      images: [picture('soap')],
      ...stocked(90),
    },
    variant: {
      id: 'mint',
      name: 'Mint',
      currency: 'GBP',
      price: 7,
      stockLevel: 7,
      images: [picture('mint')],
    },
  }
  const cloth = { productId: 'cloth', productName: 'Cloth', quantity: 1, product: null, variant: null }
  const set = { ...SOAP, id: 'set', currency: 'GBP', bundle: true, bundleItems: [soap, cloth] }

  test('has its parts, and as many as can be made of them', () => {
    expect(toProduct(set, context)).toMatchObject({
      ...stocked(3),
      bundle: [
        {
          productId: 'soap',
          variantId: 'mint',
          slug: 'soap',
          name: 'Soap',
          variantName: 'Mint',
          quantity: 2,
          price: 7,
          currency: 'GBP',
          image: { id: 'mint' },
          ...stocked(7),
        },
        { productId: 'cloth', name: 'Cloth', quantity: 1, stockTracking: false },
      ],
    })
  })

  test('has parts with their stock alone on its card', () => {
    expect(toProductPreview(set, context)).toMatchObject({
      ...stocked(3),
      bundle: [
        { productId: 'soap', variantId: 'mint', quantity: 2, ...stocked(7) },
        { productId: 'cloth', quantity: 1 },
      ],
    })
  })

  test('limits each of its variants', () => {
    const variants = [{ id: 'v1', stockLevel: 9 }, { id: 'v2', stockLevel: 1 }, { id: 'v3' }]
    const own = { ...stocked(9), variants }
    expect(toProduct({ ...set, ...own }, context)?.variants.map(({ stockLevel }) => stockLevel)).toEqual([
      3,
      1,
      undefined,
    ])
    expect(toProduct({ ...set, variants }, context)?.variants.map(({ stockLevel }) => stockLevel)).toEqual([
      3, 3, 3,
    ])
  })

  test('takes no price of a variant in other money, and one piece where none is named', () => {
    const part = { ...soap, quantity: 0, variant: { ...soap.variant, currency: 'EUR' } }
    expect(toProduct({ ...set, bundleItems: [part] }, context)?.bundle).toMatchObject([
      { quantity: 1, price: 6.5, currency: 'GBP' },
    ])
  })

  test.each([
    ['not marked as one', { bundle: null }],
    ['without parts', { bundleItems: null }],
    ['with unreadable parts', { bundleItems: [{ quantity: 2 }, null] }],
  ])('%s is a plain product', (_name, fields) => {
    const product = toProduct({ ...set, ...fields }, context)
    expect(product).toMatchObject({ slug: 'soap', stockTracking: false })
    expect(product?.bundle).toBeUndefined()
  })

  test('is not suggested with its own parts', () => {
    const suggested = ['soap', 'oil'].map((id) => ({ productId: id, product: { ...SOAP, id } }))
    const product = toProduct({ ...set, upSells: suggested, crossSells: suggested }, context)
    expect(product?.upSells.map(({ id }) => id)).toEqual(['oil'])
    expect(product?.crossSells.map((crossSell) => crossSell.product.id)).toEqual(['oil'])
  })
})

describe('prices', () => {
  test('are read from numbers and texts; negative and unreadable ones count as missing', () => {
    const product = toProduct(
      { ...SOAP, price: '6.50', salePrice: '5', origPrice: -1, sale: 'true' },
      context,
    )
    expect(product).toMatchObject({ price: 6.5, salePrice: 5, sale: true, origPrice: undefined })
  })

  test('have no tiers without a price or percentage', () => {
    const prices = [
      { price: '5.5', quantityMin: '3', quantityMax: null },
      { discountPercent: 10, accountGroup: 'members' },
      { quantityMin: 12 },
      { discountPercent: 140 },
      null,
    ]
    expect(toProduct({ ...SOAP, price: 6, prices }, context)?.prices).toEqual([
      { price: 5.5, discountPercent: undefined, quantityMin: 3, quantityMax: undefined },
    ])
  })

  test.each([
    ['the product', { prices: [{ price: 5, accountGroup: 'members' }] }],
    [
      'its standard purchase',
      { purchaseOptions: { standard: { prices: [{ price: 5, accountGroup: 'members' }] } } },
    ],
    ['a variant', { variants: { results: [{ id: 'v', prices: [{ price: 5, accountGroup: 'members' }] }] } }],
  ])('a group’s price of %s is no part of the product, which says that there is one', (_, fields) => {
    for (const product of [
      toProduct({ ...SOAP, price: 6, ...fields }, context),
      toProductPreview({ ...SOAP, price: 6, ...fields }, context),
    ]) {
      expect(product?.hasGroupPrices).toBe(true)
      expect(JSON.stringify(product)).not.toMatch(/members|:5/)
    }
    expect(toProduct({ ...SOAP, price: 6 }, context)).not.toHaveProperty('hasGroupPrices')
  })

  test('a product without a price has the price of its standard purchase, else of its first plan', () => {
    const standard = { price: 7 }
    const subscription = { plans: [{ id: 'm', price: 5, billingSchedule: { interval: 'monthly' } }] }
    expect(toProduct({ ...SOAP, purchaseOptions: { standard, subscription } }, context)?.price).toBe(7)
    expect(toProduct({ ...SOAP, purchaseOptions: { subscription } }, context)?.price).toBe(5)
    expect(toProduct(SOAP, context)?.price).toBe(0)
  })
})

describe('a sale', () => {
  const reduced = { price: 21, origPrice: 28 }
  const wire = {
    ...SOAP,
    ...reduced,
    currency: 'GBP',
    purchaseOptions: { standard: { price: 28, sale: true, salePrice: 21 } },
    variants: { results: [{ id: 'v', ...reduced, purchaseOptions: { standard: reduced } }] },
  }
  const having = (value: string) => ({ ...wire, attributes: { lowest_price_30_days: { value } } })
  const readAll = (value: string) => {
    const [product, card] = [toProduct(having(value), context), toProductPreview(having(value), context)]
    const variants = [product?.variants[0], card?.variants[0]]
    return [product, card, ...variants].flatMap((one) => [one, one?.purchaseOptions.standard])
  }

  test('is none where the product was cheaper within 30 days', () => {
    for (const priced of readAll('19.50 GBP')) {
      expect(priced).toMatchObject({ price: 21, sale: false, salePrice: undefined, origPrice: undefined })
    }
  })

  test('goes down from the lowest price of 30 days', () => {
    for (const priced of readAll('24.00 GBP')) expect(priced).toMatchObject({ origPrice: 24 })
  })
})

describe('ways to buy', () => {
  const plan = {
    id: 'm',
    name: 'Monthly',
    price: '5',
    billingSchedule: { interval: 'monthly', trialDays: '7' },
  }

  test('a plan has its schedules; one that is switched off or cannot be billed is dropped', () => {
    const plans = [
      plan,
      { ...plan, id: 'off', active: false },
      { ...plan, id: 'odd', billingSchedule: { interval: 'fortnightly' } },
      { ...plan, id: 'free', price: null },
      { ...plan, id: 'w', orderSchedule: { interval: 'weekly', intervalCount: 2, limit: 6 } },
    ]
    const { subscription } =
      toProduct({ ...SOAP, purchaseOptions: { subscription: { plans } } }, context)?.purchaseOptions ?? {}
    expect(subscription?.plans.map(({ id }) => id)).toEqual(['m', 'w'])
    expect(subscription?.plans[0]).toMatchObject({
      price: 5,
      billingSchedule: { interval: 'monthly', intervalCount: 1, trialDays: 7 },
      orderSchedule: undefined,
    })
    expect(subscription?.plans[1]?.orderSchedule).toMatchObject({
      interval: 'weekly',
      intervalCount: 2,
      limit: 6,
    })
  })

  test.each([
    ['null', null, ['standard']],
    ['standard only', { standard: { price: 6 } }, ['standard']],
    ['standard without a price', { standard: {} }, ['standard']],
    ['standard switched off', { standard: { price: 6, active: false } }, []],
    ['subscription without plans', { subscription: { plans: [] } }, []],
    ['subscription switched off', { subscription: { active: false, plans: [plan] } }, []],
    ['both', { standard: { price: 6 }, subscription: { plans: [plan] } }, ['standard', 'subscription']],
    ['neither', {}, []],
  ])('%s', (_, purchaseOptions, kinds) => {
    const options = toProduct({ ...SOAP, price: 6, purchaseOptions }, context)?.purchaseOptions ?? {}
    expect(Object.entries(options).flatMap(([kind, value]) => (value ? [kind] : []))).toEqual(kinds)
  })
})

describe('options and variants', () => {
  test('an empty or unknown kind of option is a select, and options are active', () => {
    const options = [
      {
        id: 'scent',
        name: 'Scent',
        inputType: '',
        values: [{ id: 'l', name: 'Lavender', price: '1' }, { id: 'x' }, null],
      },
      {
        id: 'wrap',
        name: 'Wrap',
        inputType: 'toggle',
        active: false,
        inputHint: 'For a gift',
        parentId: 'scent',
      },
      { name: 'No id' },
    ]
    expect(toProduct({ ...SOAP, price: 6, options }, context)?.options).toMatchObject([
      {
        id: 'scent',
        inputType: 'select',
        active: true,
        required: false,
        variant: false,
        values: [{ id: 'l', price: 1 }],
      },
      {
        id: 'wrap',
        inputType: 'toggle',
        active: false,
        placeholder: 'For a gift',
        parentId: 'scent',
        values: [],
      },
    ])
  })

  test('a variant without a price of its own has the product’s price', () => {
    const product = toProduct(
      {
        ...SOAP,
        price: 6,
        sale: true,
        salePrice: 5,
        variants: {
          results: [
            {
              id: 'v1',
              name: 'Small',
              optionValueIds: ['s', null, 7],
              stockLevel: '4',
              images: [picture('small')],
            },
            { id: 'v2', price: '9', purchaseOptions: { standard: { price: 9, sale: true, salePrice: 8 } } },
            { name: 'No id' },
          ],
        },
      },
      context,
    )
    expect(product?.variants).toMatchObject([
      { id: 'v1', price: 6, sale: true, salePrice: 5, optionValueIds: ['s', '7'], stockLevel: 4 },
      { id: 'v2', price: 9, sale: true, purchaseOptions: { standard: { salePrice: 8 } } },
    ])
    expect(product?.variants[0]?.images[0]?.alt).toBe('Oat soap, Small')
  })
})

describe('pictures', () => {
  test('have their caption as text, else the product’s name; those without an absolute address are dropped', () => {
    const images = [
      picture('a', 'A bar'),
      picture('b'),
      { id: 'c', file: null },
      { id: 'd', file: { url: '/d.jpg' } },
      null,
    ]
    expect(toProduct({ ...SOAP, price: 6, images }, context)?.images).toEqual([
      { id: 'a', src: 'https://cdn.test/a.jpg', alt: 'A bar', width: 1200, height: 1350 },
      { id: 'b', src: 'https://cdn.test/b.jpg', alt: 'Oat soap', width: 1200, height: 1350 },
    ])
  })

  test('carry the version of their file', () => {
    const { file } = picture('a')
    const images = [{ id: 'a', file: { ...file, md5: '0123456789abcdef0123456789abcdef' } }, picture('b')]
    const versions = toProduct({ ...SOAP, price: 6, images }, context)?.images.map(({ version }) => version)
    expect(versions).toEqual(['0123456789abcdef', undefined])
  })

  test('of unknown size have the ratio 8 to 9', () => {
    const images = [{ id: 'a', file: { url: 'https://cdn.test/a.jpg', width: 1200, height: null } }]
    expect(toProduct({ ...SOAP, price: 6, images }, context)?.images).toMatchObject([
      { width: 800, height: 900 },
    ])
  })

  test.each(['javascript:alert(1)', 'data:image/png;base64,AA', 'https://', '//cdn.test/a.jpg'])(
    'with the address %s are dropped',
    (url) => {
      expect(toProduct({ ...SOAP, price: 6, images: [{ file: { url } }] }, context)?.images).toEqual([])
    },
  )
})

test.each([
  [12, 12],
  ['12', 12],
  [-3, 0],
  [2.9, 2],
  [null, undefined],
  ['many', undefined],
])('a stock level of %j becomes %j', (stockLevel, expected) => {
  expect(toProduct({ ...SOAP, price: 6, stockLevel }, context)?.stockLevel).toBe(expected)
})

describe('texts and settings', () => {
  test('rich text is cleaned', () => {
    const evil = '<p onclick="x">Soft<script>x</script></p>'
    const content = {
      calloutTitle: evil,
      calloutDescription: evil,
      expandableDetails: [{ id: 'd', label: 'Care', details: evil }],
    }
    expect(toProduct({ ...SOAP, price: 6, description: evil, content }, context)).toMatchObject({
      description: '<p>Soft</p>',
      content: {
        calloutTitle: '<p>Soft</p>',
        calloutDescription: '<p>Soft</p>',
        expandableDetails: [{ id: 'd', label: 'Care', details: '<p>Soft</p>' }],
      },
    })
  })

  test('a card has a plain text, its first two pictures and whether quick-add is possible', () => {
    const wire = {
      ...SOAP,
      price: 6,
      description: '<p>Soft &amp; mild</p>',
      images: [picture('a'), picture('b'), picture('c')],
    }
    expect(toProductPreview(wire, context)).toMatchObject({
      name: 'Oat soap',
      description: 'Soft & mild',
      images: [{ id: 'a' }, { id: 'b' }],
      hasQuickAdd: true,
    })
  })

  test('attributes are keyed by id and have one value or several', () => {
    const attributes = {
      scent: { id: 'scent', name: 'Scent', value: 'Lavender', filterable: true },
      skin: { name: 'Skin', value: ['Dry', null, 'Oily'], filterable: 'true', visible: false },
      empty: { value: [] },
      odd: 'text',
    }
    expect(toProduct({ ...SOAP, price: 6, attributes }, context)?.attributes).toEqual([
      { id: 'scent', name: 'Scent', values: ['Lavender'], filterable: true, visible: true },
      { id: 'skin', name: 'Skin', values: ['Dry', 'Oily'], filterable: true, visible: false },
    ])
  })

  test('suggestions without a product are dropped; an unknown type of discount becomes `none`', () => {
    const product = { ...SOAP, id: 'p2', slug: 'dish', price: 3 }
    const mapped = toProduct(
      {
        ...SOAP,
        price: 6,
        upSells: [{ product }, { product: null }, null],
        crossSells: [
          { id: 'c1', discountType: 'percent', discountPercent: '120', product },
          { discountType: 'magic', discountAmount: 4, product },
          { id: 'c3' },
        ],
      },
      context,
    )
    expect(mapped?.upSells).toMatchObject([{ slug: 'dish' }])
    expect(mapped?.crossSells).toMatchObject([
      { id: 'c1', discountType: 'percent', discountPercent: 100 },
      { id: 'p2', discountType: 'none', discountAmount: 4 },
    ])
  })

  test('a dropped record is logged without its data', () => {
    const warn = vi.fn()
    toProduct({ ...SOAP, price: 6, options: [{ name: 'No id' }] }, { logger: { warn } })
    expect(warn.mock.calls).toEqual([
      ['Dropped records that could not be read', { name: 'option', dropped: 1 }],
    ])
  })
})

const NAMES = [
  'id',
  'slug',
  'name',
  'price',
  'sale',
  'salePrice',
  'origPrice',
  'prices',
  'currency',
  'images',
  'file',
  'url',
  'width',
  'caption',
  'options',
  'values',
  'inputType',
  'variants',
  'optionValueIds',
  'purchaseOptions',
  'standard',
  'subscription',
  'plans',
  'billingSchedule',
  'interval',
  'intervalCount',
  'stockLevel',
  'attributes',
  'value',
  'content',
  'upSells',
  'crossSells',
  'product',
  'expandableDetails',
  'details',
  'label',
  'productHighlights',
  'categories',
  'tags',
]

test('any JSON is read without an exception, and the result is always a complete product', () => {
  const soup = hostileJson(NAMES)
  const almost = fc.dictionary(fc.constantFrom(...NAMES), soup).map((fields) => ({ ...fields, ...SOAP }))
  fc.assert(
    fc.property(fc.oneof(soup, almost), (json) => {
      const product = toProduct(json, context)
      if (!product) return
      const amounts = [product.price, ...product.variants.map(({ price }) => price)]
      expect(amounts.every((amount) => Number.isFinite(amount) && amount >= 0)).toBe(true)
      expect(product.images.every(({ src, width }) => /^https?:/.test(src) && width >= 1)).toBe(true)
      expect(toProductPreview(json, context)?.slug).toBe(product.slug)
    }),
    { numRuns: 300 },
  )
})
