import { expect, test } from 'vitest'
import { getQuery, toProductQuery } from './page-query.ts'

test.each([
  ['plan=p1&utm_source=mail&variant=v-1', 'variant=v-1&plan=p1'],
  ['plan=%3Cb%3E', ''],
])('a product’s page knows the variant and the plan of %s', (given, query) => {
  expect(toProductQuery(new URLSearchParams(given))).toEqual({ query, isCached: true })
})

test('equal queries are equal texts, whatever their order', async () => {
  expect(await getQuery(Promise.resolve({ sort: 'price', price: ['5', '10'] }))).toBe(
    'price=5&price=10&sort=price',
  )
  expect(await getQuery(Promise.resolve({ price: ['5', '10'], sort: 'price' }))).toBe(
    'price=5&price=10&sort=price',
  )
  expect(await getQuery(Promise.resolve({ q: undefined }))).toBe('')
})
