import { readdirSync, readFileSync } from 'node:fs'
import { DEFAULT_LOCALE, LOCALES } from '@sorrel/i18n/locales'
import { describe, expect, test } from 'vitest'
import { seed } from './demo.ts'
import { parseShop } from './parse-shop.ts'

const soap = {
  slug: 'soap',
  name: { en: 'Soap' },
  description: { paragraph: 'A bar.' },
  sku: 'S-1',
  price: 650,
}

const set = { ...soap, slug: 'set' }
const tin = { ...soap, slug: 'tin' }
const oil = {
  ...soap,
  slug: 'oil',
  choices: [
    { key: 'scent', name: { en: 'Scent' }, variant: true, values: [{ key: 'fig', name: { en: 'Fig' } }] },
  ],
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'))

const readAll = (folder: string) =>
  readdirSync(new URL(`./${folder}/`, import.meta.url)).map((file) =>
    read(`${folder}/${file.replace('.json', '')}`),
  )

const translated = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

test('the files of the demo store, put together, are the demo store', () => {
  const lists = ['attributes', 'categories', 'menus', 'customers', 'orders', 'subscriptions']
  const shop = {
    captions: read('captions'),
    translations: Object.fromEntries(translated.map((locale) => [locale, read(`locales/${locale}`)])),
    settings: read('settings'),
    ...Object.fromEntries(lists.map((name) => [name, read(name)])),
    pages: readAll('pages'),
    quizzes: readAll('quizzes'),
    products: readAll('products').flat(),
  }
  const parsed = parseShop(JSON.stringify(shop))
  if (!parsed.ok) throw new Error(parsed.error)
  const { products, settings, categories, menus, customers, orders, subscriptions } = parsed.value
  expect(products).toEqual(seed.products)
  expect({ settings, categories, menus, subscriptions }).toEqual({
    settings: seed.settings,
    categories: seed.categories,
    menus: seed.menus,
    subscriptions: seed.subscriptions,
  })
  expect(seed.customers).toEqual(expect.arrayContaining([...customers]))
  expect(seed.orders).toEqual(expect.arrayContaining([...orders]))
})

test('a product is enough, and the settings are the demo’s', () => {
  const parsed = parseShop(JSON.stringify({ products: [soap] }))
  expect(parsed).toMatchObject({
    ok: true,
    value: { settings: seed.settings, categories: [], customers: [] },
  })
  expect(parsed.ok && parsed.value.products).toMatchObject([
    { slug: 'soap', price: 650, description: { en: '<p>A bar.</p>' }, images: [], stockTracking: false },
  ])
})

describe('what is wrong is said with its place', () => {
  test.each([
    ['no JSON', 'nothing', /JSON/],
    ['no products', {}, /^products: /],
    ['an empty list', { products: [] }, /^products: needs at least one product$/],
    ['a price in pounds', { products: [{ ...soap, price: 6.5 }] }, /^products\[0\]\.price: .*int/],
    ['an unknown field', { products: [{ ...soap, cost: 1 }] }, /^products\[0\]: .*cost/],
    ['a slug twice', { products: [soap, soap] }, /^products: "soap" is there twice$/],
    [
      'a lost category',
      { products: [{ ...soap, categories: ['bath'] }] },
      /^products\[0\]\.categories: there is no category "bath"$/,
    ],
    [
      'a lost product',
      { products: [{ ...soap, upSells: ['towel'] }] },
      /^products\[0\]: there is no product "towel"$/,
    ],
    [
      'a bundle with a lost part',
      { products: [{ ...soap, bundle: [{ slug: 'towel' }] }] },
      /^products\[0\]\.bundle\[0\]: there is no product "towel"$/,
    ],
    [
      'a bundle in a bundle',
      { products: [{ ...soap, bundle: [{ slug: 'set' }] }, { ...set, bundle: [{ slug: 'tin' }] }, tin] },
      /^products\[0\]\.bundle\[0\]: "set" is a bundle itself$/,
    ],
    [
      'none of a part',
      { products: [{ ...set, bundle: [{ slug: 'soap', quantity: 0 }] }, soap] },
      /^products\[0\]\.bundle\[0\]\.quantity: must be 1 or more$/,
    ],
    [
      'a bundle of nothing',
      { products: [{ ...set, bundle: [] }] },
      /^products\[0\]\.bundle: needs at least one part$/,
    ],
    [
      'a part without its variant',
      { products: [{ ...set, bundle: [{ slug: 'oil' }] }, oil] },
      /^products\[0\]\.bundle\[0\]: "oil" needs a variant by scent; "" is none$/,
    ],
    [
      'a part in a variant that is not there',
      { products: [{ ...set, bundle: [{ slug: 'oil', variant: ['mint'] }] }, oil] },
      /^products\[0\]\.bundle\[0\]: "oil" needs a variant by scent; "mint" is none$/,
    ],
    [
      'a variant of a part without any',
      { products: [{ ...set, bundle: [{ slug: 'soap', variant: ['mint'] }] }, soap] },
      /^products\[0\]\.bundle\[0\]: "soap" has no variants, so no "mint"$/,
    ],
    [
      'a picture without words',
      { products: [{ ...soap, pictures: ['a.webp'] }] },
      /^No caption for the picture a\.webp$/,
    ],
    [
      'an attribute that is not there',
      { products: [{ ...soap, attributes: { scent: 'oat' } }] },
      /^soap names an attribute that the store lacks: scent$/,
    ],
  ])('%s', (_what, given, expected) => {
    const parsed = parseShop(typeof given === 'string' ? given : JSON.stringify(given))
    expect(parsed).toEqual({ ok: false, error: expect.stringMatching(expected) })
  })

  test('many faults are cut off', () => {
    const products = Array.from({ length: 14 }, (_, index) => ({ ...soap, slug: `s${index}`, price: 'x' }))
    const parsed = parseShop(JSON.stringify({ products }))
    expect(parsed.ok ? '' : parsed.error.split('\n')).toHaveLength(11)
    expect(parsed).toMatchObject({ error: expect.stringMatching(/and 4 more$/) })
  })
})
