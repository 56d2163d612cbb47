// @vitest-environment jsdom
import { parseStoreSettings } from '@sorrel/contracts/settings'
import { FACT_ATTRIBUTES } from '@sorrel/domain/product-facts'
import {
  aCategoryLink,
  anAttribute,
  aPicture,
  aPriced,
  aProductPreview,
  aVariant,
} from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import { type FeedItem, toFeedItems } from './feed-item.ts'
import { toXmlText, writeFeed } from '../product-feed.ts'

const settings = parseStoreSettings({
  store: { name: 'Sorrel', currency: 'GBP' },
  values: { delivery: [{ countries: 'GB', price: 3.95, transit_days: { min: 2, max: 3 } }] },
})
const OPTIONS = {
  ...settings,
  decimals: 2,
  toAddress: (path: string) => `https://shop.test${path}`,
  toPicture: (src: string) => src,
}

const priced = aPriced({ price: 12, sale: true, salePrice: 9 })
const soap = aProductPreview({
  ...priced,
  id: 'p1',
  slug: 'soap',
  name: 'Soap\u200B & oats',
  description: 'Mild < strong',
  currency: 'GBP',
  images: [aPicture({ src: 'https://cdn.test/1.jpg' }), aPicture({ src: 'https://cdn.test/2.jpg' })],
  categories: [aCategoryLink({ name: 'Bath' }), aCategoryLink({ name: 'Soap' })],
  tags: [],
  options: [],
  variants: [],
  purchaseOptions: { standard: priced },
  stockTracking: true,
  stockPurchasable: false,
  stockLevel: 3,
  attributes: [
    anAttribute({ id: FACT_ATTRIBUTES.netContent, values: ['250 ml'] }),
    anAttribute({ id: FACT_ATTRIBUTES.gtin, values: ['4006381333931'] }),
  ],
})

test('a bundle is marked as one', () => {
  const parts = [{ productId: 'oil', quantity: 1, stockTracking: false, stockPurchasable: false }]
  expect(toFeedItems({ ...soap, bundle: parts }, OPTIONS)).toMatchObject([{ is_bundle: 'yes' }])
  expect(toFeedItems(soap, OPTIONS)[0]?.is_bundle).toBeUndefined()
})

test('a product is one item with what is known of it', () => {
  expect(toFeedItems(soap, OPTIONS)).toEqual([
    {
      id: 'p1',
      title: 'Soap & oats',
      description: 'Mild < strong',
      link: 'https://shop.test/products/soap',
      image_link: 'https://cdn.test/1.jpg',
      additional_image_link: ['https://cdn.test/2.jpg'],
      availability: 'in_stock',
      price: '12.00 GBP',
      sale_price: '9.00 GBP',
      brand: 'Sorrel',
      gtin: '4006381333931',
      condition: 'new',
      product_type: 'Bath > Soap',
      unit_pricing_measure: '250 ml',
      unit_pricing_base_measure: '100 ml',
      shipping: [{ country: 'GB', price: '3.95 GBP', min_transit_time: 2, max_transit_time: 3 }],
    },
  ])
})

test('variants are items of one group, each with its own address and stock, and no number of the product', () => {
  const variants = [
    aVariant({
      ...aPriced({ price: 5 }),
      id: 'v1',
      name: 'Small',
      images: [],
      stockLevel: 0,
      purchaseOptions: {},
    }),
    aVariant({ ...aPriced({ price: 8 }), id: 'v2', name: 'Large', stockLevel: 2, purchaseOptions: {} }),
  ]
  const items = toFeedItems({ ...soap, variants }, OPTIONS)
  expect(items).toMatchObject([
    {
      id: 'v1',
      item_group_id: 'p1',
      link: 'https://shop.test/products/soap?variant=v1',
      image_link: 'https://cdn.test/1.jpg',
      availability: 'out_of_stock',
      identifier_exists: 'no',
    },
    { id: 'v2', item_group_id: 'p1', price: '8.00 GBP', availability: 'in_stock' },
  ])
})

test.each([
  ['is not sold', { purchaseOptions: {} }],
  ['is free', { ...aPriced({ price: 0 }), purchaseOptions: { standard: aPriced({ price: 0 }) } }],
])('what %s is in no feed', (_, change) => {
  expect(toFeedItems({ ...soap, ...change }, OPTIONS)).toEqual([])
})

const CHANNEL = {
  title: 'Sorrel & <friends>',
  link: 'https://shop.test/',
  description: 'Soap',
  language: 'en',
  currency: 'GBP',
}

async function* toGroups(groups: readonly (readonly FeedItem[])[]) {
  yield* groups
}

async function write(format: 'xml' | 'json', groups: readonly (readonly FeedItem[])[]): Promise<string> {
  let text = ''
  for await (const part of writeFeed(format, CHANNEL, toGroups(groups))) text += part
  return text
}

test.each([
  ['nothing', []],
  ['an empty group', [[]]],
  ['several groups', [toFeedItems(soap, OPTIONS), [], toFeedItems(soap, OPTIONS)]],
])('%s is a valid file in both formats', async (_, groups) => {
  const count = groups.flat().length
  const json = JSON.parse(await write('json', groups))
  expect(json).toMatchObject(CHANNEL)
  expect(json.items).toHaveLength(count)
  const xml = new DOMParser().parseFromString(await write('xml', groups), 'application/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  expect(xml.querySelector('channel > title')?.textContent).toBe(CHANNEL.title)
  expect(xml.querySelectorAll('item')).toHaveLength(count)
})

test('items read the same in both formats', async () => {
  const items = toFeedItems(soap, OPTIONS)
  const xml = new DOMParser().parseFromString(await write('xml', [items]), 'application/xml')
  const read = (name: string) =>
    [...xml.getElementsByTagName(`g:${name}`)].map(({ textContent }) => textContent)
  expect(read('description')).toEqual([items[0]?.description])
  expect(read('additional_image_link')).toEqual(items[0]?.additional_image_link)
  expect(read('country')).toEqual(['GB'])
  expect(read('price')).toEqual(['12.00 GBP', '3.95 GBP'])
})

test.each([
  ['a\u0000b\u000Bc', 'abc'],
  ['\uD800<&>"', '&lt;&amp;&gt;&quot;'],
  ['🧼\t\n', '🧼\t\n'],
])('%j is written so that XML can hold it', (text, expected) => {
  expect(toXmlText(text)).toBe(expected)
})

test('the next group is asked for when the one before is written, so that two are never held', async () => {
  const asked: number[] = []
  async function* readGroups() {
    for (let group = 0; group < 100; group += 1) {
      asked.push(group)
      yield Array.from({ length: 1000 }, () => toFeedItems(soap, OPTIONS)).flat()
    }
  }
  let written = 0
  for await (const part of writeFeed('xml', CHANNEL, readGroups())) {
    if (part.includes('<item>')) written += 1
    expect(asked.length - written).toBeLessThanOrEqual(1)
    if (written === 5) break
  }
  expect(asked).toHaveLength(5)
})
