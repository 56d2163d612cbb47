import { defineShop } from '@sorrel/contracts/shop'
import { expect, test } from 'vitest'
import { HOUSE } from './house.ts'

test('the rules of this shop can be', () => {
  expect(() => defineShop(HOUSE)).not.toThrow()
})
