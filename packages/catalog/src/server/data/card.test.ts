import {
  anAttribute,
  anOption,
  anOptionValue,
  aPicture,
  aPriced,
  aProductPreview,
} from '@sorrel/domain/testing'
import type { ProductPreview } from '@sorrel/domain/product'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCatalogProduct } from '../../../test/a-catalog-product.ts'
import { toGiven, toRows } from '../write/to-rows.ts'
import { readCard, readPicture, readNames } from './pack.ts'

const price = fc.record({
  price: fc.integer({ min: 0, max: 9999 }).map((pence) => pence / 100),
  sale: fc.boolean(),
  salePrice: fc.option(fc.constant(1.5), { nil: undefined }),
  origPrice: fc.option(fc.constant(99), { nil: undefined }),
})
const words = fc.string({ unit: 'grapheme', maxLength: 12 })
const value = fc.record({
  name: words,
  price: fc.constantFrom(0, 2),
  color: fc.option(fc.constant('#fff'), { nil: undefined }),
})
/** What of a card is the same in all languages and currencies, with room for the rest. */
const cards = fc
  .record({
    options: fc.array(fc.array(value, { maxLength: 3 }), { maxLength: 2 }),
    attributes: fc.array(fc.array(words, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
    variants: fc.array(price, { maxLength: 2 }),
    hasPicture: fc.boolean(),
    priced: price,
    name: words,
  })
  .map(({ options, attributes, variants, hasPicture, priced, name }) =>
    aProductPreview({
      ...priced,
      name,
      images: hasPicture ? [aPicture()] : [],
      options: options.map((values, index) =>
        anOption({
          id: `o${index}`,
          description: index === 0 ? 'Choose one' : undefined,
          values: values.map((one, at) => anOptionValue({ id: `v${at}`, ...one })),
        }),
      ),
      variants: variants.map((one, index) => ({
        ...aPriced(one),
        id: `w${index}`,
        name,
        optionValueIds: [],
        images: [aPicture({ alt: name })],
        purchaseOptions: { standard: aPriced(one) },
      })),
      attributes: attributes.map((values, index) => anAttribute({ id: `a${index}`, values })),
    }),
  )

const toJson = (card: ProductPreview | undefined): unknown => JSON.parse(JSON.stringify(card ?? null))
const pack = (
  texts: Readonly<Record<string, ProductPreview>>,
  prices: Readonly<Record<string, ProductPreview>>,
) => toRows(toGiven(aCatalogProduct({}, { texts, prices }))).data

test('a card is read as it was written', () => {
  fc.assert(
    fc.property(cards, (card) => {
      const data = pack({ en: card }, { GBP: card })
      expect(toJson(readCard(data, { locale: 'en', currency: 'GBP' }))).toEqual(toJson(card))
      expect(readNames(data)).toEqual([{ locale: 'en', name: card.name }])
    }),
  )
})

const soap = aProductPreview({ name: 'Soap', options: [anOption()], attributes: [anAttribute()] })
const savon = { ...soap, name: 'Savon', attributes: [anAttribute({ name: 'Matière', values: ['Karité'] })] }
const dear = { ...soap, price: 9, currency: 'USD', salePrice: 8 }

test('texts of one language are read with amounts of one currency', () => {
  const data = pack({ en: soap, fr: savon }, { GBP: soap, USD: dear })
  const card = readCard(data, { locale: 'fr', currency: 'USD' })
  expect(card).toMatchObject({
    name: 'Savon',
    price: 9,
    salePrice: 8,
    currency: 'USD',
    attributes: savon.attributes,
  })
  expect(readCard(data, { locale: 'de', currency: 'USD' })).toBeUndefined()
  expect(readCard(data, { locale: 'en', currency: 'EUR' })).toBeUndefined()
  expect(readPicture(data)).toEqual(soap.images[0])
})

test('a card with fewer attributes than the first language’s keeps its own, and the amounts of its options', () => {
  const data = pack({ en: soap, fr: { ...savon, attributes: [] } }, { GBP: soap })
  const card = readCard(data, { locale: 'fr', currency: 'GBP' })
  expect(card).toMatchObject({ name: 'Savon', price: 6.5, attributes: [] })
  expect(card?.options).toEqual(soap.options)
})

test('amounts of a card with other options are not taken', () => {
  const data = pack({ en: soap }, { GBP: soap, USD: { ...dear, options: [] } })
  expect(readCard(data, { locale: 'en', currency: 'USD' })).toBeUndefined()
})
