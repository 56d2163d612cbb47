import { expect, test } from 'vitest'
import { getNextPath } from './load-auth.ts'

test.each([
  ['next=%2Faccount%2Fsubscriptions', '/account/subscriptions'],
  ['next=%2Ffr%2Fcart%3Fa%3D1', '/fr/cart?a=1'],
  ['', undefined],
  ['next=', undefined],
  ['next=https%3A%2F%2Fevil.example', undefined],
  ['next=%2F%2Fevil.example', undefined],
  ['next=%2F%5Cevil.example', undefined],
  ['next=javascript%3Aalert(1)', undefined],
  ['next=account', undefined],
])('?%s leads to %s', (query, path) => {
  expect(getNextPath(query)).toBe(path)
})
