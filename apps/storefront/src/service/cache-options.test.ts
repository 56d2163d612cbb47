import { expect, test } from 'vitest'
import { getProductTags } from './cache-options.ts'

test('an answer depends on each product that it shows, also as a text of JSON within JSON', () => {
  const body = JSON.stringify({
    products: [{ slug: 'soap' }, { slug: 'brush', name: '"slug":"x' }, { slug: 'soap' }],
  })
  expect(getProductTags({ body })).toEqual(expect.arrayContaining(['product:soap', 'product:brush']))
  expect(getProductTags({ body: JSON.stringify({ status: 200, body }) })).toEqual(
    expect.arrayContaining(['product:soap', 'product:brush']),
  )
})

test('a page depends on each product that it links to', () => {
  const html = '<a href="/products/soap">Soap</a><a href="/fr/products/brush?variant=v1">Brosse</a>'
  expect(getProductTags({ html })).toEqual(['product:soap', 'product:brush'])
})
