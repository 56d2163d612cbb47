import { expect, test } from 'vitest'
import { getNextPath } from './load-auth.ts'

test.each([
  ['next=%2Faccount%2Fsubscriptions', '/account/subscriptions'],
  ['next=%2Ffr%2Fcart%3Fa%3D1', '/fr/cart?a=1'],
  ['next=/日本', '/%E6%97%A5%E6%9C%AC'],
  ['next=%2F%C3%A9t%C3%A9%3Fq%3D%C3%A9', '/%C3%A9t%C3%A9?q=%C3%A9'],
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
