import { expect, test, vi } from 'vitest'
import { formatMoney } from '../format.ts'
import { REMEMBERED_MAX, remember } from './remember.ts'

test('equal arguments give the first result, and at most so many are kept', () => {
  const make = vi.fn((locale: string, options: { readonly digits: number }) => ({ locale, ...options }))
  const get = remember(make)
  expect(get('en', { digits: 2 })).toBe(get('en', { digits: 2 }))
  expect(get('fr', { digits: 2 })).toEqual({ locale: 'fr', digits: 2 })
  expect(make).toHaveBeenCalledTimes(2)
  for (let digits = 0; digits < REMEMBERED_MAX; digits += 1) get('de', { digits })
  get('en', { digits: 2 })
  expect(make).toHaveBeenCalledTimes(2 + REMEMBERED_MAX + 1)
})

test('an amount reads the same the first time and later, whatever was written in between', () => {
  const amounts = [0, 0.5, 6.5, 1234.56]
  const currencies = ['GBP', 'EUR', 'USD', 'JPY']
  const write = () =>
    ['en', 'fr', 'de', 'fr-CA', 'not a locale'].flatMap((locale) =>
      currencies.flatMap((currency) =>
        amounts.flatMap((amount) =>
          [undefined, 0, 2, 3].map((decimals) => formatMoney({ amount, currency, locale, decimals })),
        ),
      ),
    )
  const first = write()
  expect(write()).toEqual(first)
  expect(new Set(first).size).toBeGreaterThan(100)
})
