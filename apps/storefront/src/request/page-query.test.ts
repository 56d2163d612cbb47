import { expect, test } from 'vitest'
import { getQuery } from './page-query.ts'

test('equal queries are equal texts, whatever their order', async () => {
  expect(await getQuery(Promise.resolve({ sort: 'price', price: ['5', '10'] }))).toBe(
    'price=5&price=10&sort=price',
  )
  expect(await getQuery(Promise.resolve({ price: ['5', '10'], sort: 'price' }))).toBe(
    'price=5&price=10&sort=price',
  )
  expect(await getQuery(Promise.resolve({ q: undefined }))).toBe('')
})
