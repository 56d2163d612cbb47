import { expect, test } from 'vitest'
import { getProductTags } from './cache-options.ts'

test('a list depends on each product that it says it shows, and any other answer on none', () => {
  const list = { status: 200, body: '{}', shown: ['soap', 'brush', 'soap'] }
  expect(getProductTags({ body: JSON.stringify(list) })).toEqual(['product:soap', 'product:brush'])
  expect(getProductTags({ body: JSON.stringify({ status: 200, body: '{"slug":"soap"}' }) })).toEqual([])
  expect(getProductTags({ body: 'no JSON' })).toEqual([])
})

test('a page depends on each product that its own part links to, not on those in menus', () => {
  const html =
    '<header><a href="/products/candle"></a></header><main><a href="/products/soap">Soap</a>' +
    '<a href="/fr/products/brush?variant=v1">Brosse</a></main><footer><a href="/products/oil"></a></footer>'
  expect(getProductTags({ html })).toEqual(['product:soap', 'product:brush'])
})
