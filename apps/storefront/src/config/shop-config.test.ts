import { defineShop } from '@sorrel/contracts/shop'
import { expect, test } from 'vitest'
import { SHOP_CONFIG } from './shop-config.ts'

test('the rules of this shop can be', () => {
  expect(() => defineShop(SHOP_CONFIG)).not.toThrow()
})
