import { expect, test } from 'vitest'
import { getNextPath } from './load-auth.ts'

test.each([
  ['next=%2Faccount%2Fsubscriptions', '/account/subscriptions'],
  ['next=%2Ffr%2Fcart%3Fa%3D1', '/fr/cart?a=1'],
  ['', '/account/orders'],
  ['next=', '/account/orders'],
  ['next=https%3A%2F%2Fevil.example', '/account/orders'],
  ['next=%2F%2Fevil.example', '/account/orders'],
  ['next=%2F%5Cevil.example', '/account/orders'],
  ['next=javascript%3Aalert(1)', '/account/orders'],
  ['next=account', '/account/orders'],
])('?%s leads to %s', (query, path) => {
  expect(getNextPath(query)).toBe(path)
})
