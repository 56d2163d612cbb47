import { expect, test } from 'vitest'
import { parseStoreSettings } from '../settings.ts'

const readTerms = (values: unknown) => parseStoreSettings({ values }).terms

test('zones and returns are read in either spelling', () => {
  const terms = readTerms({
    delivery: [
      {
        countries: ['gb'],
        price: '3.95',
        handling_days: { min: 0, max: 1 },
        transitDays: { min: 2, max: 3 },
      },
      { countries: 'FR, DE, nowhere', price: 12 },
    ],
    returns: { countries: 'GB', days: 30, paid_by: 'store' },
  })
  expect(terms).toEqual({
    delivery: [
      { countries: ['GB'], price: 3.95, handlingDays: { min: 0, max: 1 }, transitDays: { min: 2, max: 3 } },
      { countries: ['FR', 'DE'], price: 12 },
    ],
    returns: { countries: ['GB'], days: 30, paidBy: 'store', method: 'mail' },
  })
})

test.each([
  undefined,
  { delivery: [{ countries: [], price: 1 }, { countries: ['GB'] }, { countries: ['GB'], price: -1 }] },
  { delivery: 'free', returns: { countries: ['GB'], days: 0 } },
  { returns: { days: 30 } },
])('%j says nothing', (values) => {
  expect(readTerms(values)).toEqual({ delivery: [] })
})

test('days that end before they begin are not said', () => {
  const [zone] = readTerms({
    delivery: [{ countries: 'GB', price: 1, transit_days: { min: 3, max: 2 } }],
  }).delivery
  expect(zone).toEqual({ countries: ['GB'], price: 1 })
})
