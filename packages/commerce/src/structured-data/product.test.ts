import { aBundleItem, aPicture, aPriced, aProduct, aVariant } from '@sorrel/domain/testing'
import { toHtml } from '@sorrel/domain/html'
import { parseStoreSettings } from '@sorrel/contracts/settings'
import type { Product } from '@sorrel/domain/product'
import { expect, test } from 'vitest'
import { toProductData } from './product.ts'

const breadcrumbs = [
  { label: 'Home', path: '/' },
  { label: 'Bath & Body', path: '/categories/bath-body' },
  { label: 'Soap' },
]

const settings = parseStoreSettings({
  store: { name: 'Sorrel', currency: 'EUR' },
  values: {
    delivery: [{ countries: ['GB', 'FR'], price: 5, transit_days: { min: 2, max: 4 } }],
    returns: { countries: ['FR'], days: 30, paid_by: 'store' },
  },
})

const toData = (product: Product) =>
  toProductData({
    product,
    breadcrumbs,
    ...settings,
    toAddress: (path) => `https://shop.test/fr${path}`,
    toPicture: (src) => src,
    decimals: 2,
  })

const priced = aPriced({ price: 6.5 })
const soap = aProduct({
  ...priced,
  slug: 'soap',
  name: 'Soap',
  sku: 'SOAP',
  currency: 'EUR',
  description: toHtml('Oats & honey'),
  metaDescription: undefined,
  images: [aPicture({ src: 'https://cdn.test/soap.jpg' })],
  options: [],
  variants: [],
  purchaseOptions: { standard: priced },
  stockTracking: true,
  stockPurchasable: false,
  stockLevel: 4,
})

test('a product without variants has one offer', () => {
  expect(toData(soap)[0]).toMatchObject({
    '@type': 'Product',
    name: 'Soap',
    description: 'Oats & honey',
    sku: 'SOAP',
    url: 'https://shop.test/fr/products/soap',
    image: ['https://cdn.test/soap.jpg'],
    brand: { name: 'Sorrel' },
    offers: { price: 6.5, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  })
})

test.each([
  ['none is left', { stockLevel: 0 }, 'OutOfStock'],
  ['it is sold ahead', { stockLevel: 0, stockPurchasable: true }, 'BackOrder'],
  ['nobody counts', { stockLevel: 0, stockTracking: false }, 'InStock'],
])('when %s the offer says so', (_, stock, availability) => {
  expect(toData({ ...soap, ...stock })[0]).toMatchObject({
    offers: { availability: `https://schema.org/${availability}` },
  })
})

test('what is not sold has no offer', () => {
  expect(toData({ ...soap, purchaseOptions: {} })[0]?.offers).toBeUndefined()
})

test('variants make a group, each with its own address, picture and stock', () => {
  const variants = [
    aVariant({
      ...priced,
      id: 'v1',
      name: 'Lavender',
      images: [],
      stockLevel: 2,
      purchaseOptions: {},
    }),
    aVariant({ ...priced, id: 'v2', name: 'Mint', price: 7, stockLevel: 0, purchaseOptions: {} }),
  ]
  const [group] = toData({ ...soap, variants })
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'SOAP',
    hasVariant: [
      {
        name: 'Soap, Lavender',
        image: ['https://cdn.test/soap.jpg'],
        offers: { url: 'https://shop.test/fr/products/soap?variant=v1', price: 6.5 },
      },
      { name: 'Soap, Mint', offers: { price: 7, availability: 'https://schema.org/OutOfStock' } },
    ],
  })
  expect(group).not.toHaveProperty('offers')
})

test('the breadcrumbs end at the address of the product', () => {
  expect(toData(soap)[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://shop.test/fr/' },
      { position: 2, item: 'https://shop.test/fr/categories/bath-body' },
      { position: 3, name: 'Soap', item: 'https://shop.test/fr/products/soap' },
    ],
  })
})

test('the offer of a bundle includes its parts', () => {
  const bundle = [
    aBundleItem({ name: 'Oil', slug: 'oil', variantId: 'v1', variantName: 'Fig', quantity: 2 }),
    aBundleItem({ name: 'Card', slug: undefined }),
  ]
  const includesObject = [
    {
      '@type': 'TypeAndQuantityNode',
      amountOfThisGood: 2,
      typeOfGood: {
        '@type': 'Product',
        name: 'Oil, Fig',
        url: 'https://shop.test/fr/products/oil?variant=v1',
      },
    },
    { amountOfThisGood: 1, typeOfGood: { '@type': 'Product', name: 'Card', url: undefined } },
  ]
  expect(toData({ ...soap, bundle })[0]).toMatchObject({ offers: { includesObject } })
  expect(toData(soap)[0]).toMatchObject({ offers: { includesObject: undefined } })
})
