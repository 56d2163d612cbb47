import { expect, test } from 'vitest'
import { CHAPTERS, getLeftOut, parseDeclaration } from './declaration.ts'

const soap = { product: 'soap', currency: 'GBP' }
const customer = { email: 'ann@example.com', password: 'secret' }
const read = (path: string) => (path === 'en.json' ? '{"cart.title":"Basket"}' : '{"cart.title":1}')
const parse = (value: unknown) => parseDeclaration(JSON.stringify(value), read)

test('a shop that names a product, a currency and a customer is tried by every chapter', () => {
  const declaration = parse({ ...soap, customer })
  expect(declaration).toMatchObject({ chapters: CHAPTERS, prefix: '', language: 'en', storeApi: 'store-api' })
  expect(getLeftOut(declaration)).toEqual([])
})

test('the shop’s own words are read from the file that it names', () => {
  expect(parse({ ...soap, customer, words: 'en.json' }).words).toEqual({ 'cart.title': 'Basket' })
})

test('what is left out is known', () => {
  expect(getLeftOut(parse({ ...soap, chapters: ['money', 'bag'] }))).toEqual([
    'account',
    'errors',
    'headers',
    'forms',
  ])
})

test.each([
  ['no JSON', '{', 'It is not JSON'],
  ['an unknown chapter', JSON.stringify({ ...soap, customer, chapters: ['beg'] }), 'chapters[0]'],
  ['no chapter', JSON.stringify({ ...soap, chapters: [] }), 'chapters'],
  ['an unknown field', JSON.stringify({ ...soap, customer, slug: 'soap' }), 'slug'],
  ['no currency', JSON.stringify({ product: 'soap', customer }), 'currency'],
  ['a currency in small letters', JSON.stringify({ ...soap, customer, currency: 'gbp' }), 'GBP'],
  ['a prefix with a slash at its end', JSON.stringify({ ...soap, customer, prefix: '/en/' }), 'prefix'],
  ['a word that is none', JSON.stringify({ ...soap, customer, words: 'broken.json' }), 'cart.title'],
  ['nobody who logs in', JSON.stringify(soap), 'name a `customer`'],
])('%s is refused with its reason', (_name, text, reason) => {
  expect(() => parseDeclaration(text, read)).toThrow(reason)
})
