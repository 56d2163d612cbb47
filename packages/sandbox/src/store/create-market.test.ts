import { expect, test } from 'vitest'
import { seed } from '../seed/demo.ts'
import { createMarket } from './create-market.ts'

test.each([
  ['GBP', 2, '£'],
  ['JPY', 0, '¥'],
  ['KWD', 3, 'KWD'],
  [null, 2, '$'],
])('a store in %s that lists no currencies counts in %i digits', (currency, decimals, symbol) => {
  const store = { ...seed.settings.store, currency, currencies: [] }
  const { baseCurrency } = createMarket({ store, publicUrl: '', input: {} })
  expect(baseCurrency).toMatchObject({ code: currency ?? 'USD', decimals, symbol })
})
