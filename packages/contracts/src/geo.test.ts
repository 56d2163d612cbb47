import { toLocation } from '@sorrel/domain/location'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseIpLookup, parseReverseLookup } from './geo.ts'

test.each([
  [
    parseIpLookup({ country_code: 'GB', country_name: 'United Kingdom' }),
    { countryCode: 'GB', country: 'United Kingdom' },
  ],
  [parseIpLookup({ country_code: 'fr' }), { countryCode: 'FR' }],
  [
    parseReverseLookup({ countryCode: 'DE', countryName: 'Germany' }),
    { countryCode: 'DE', country: 'Germany' },
  ],
  [parseIpLookup({ country_code: 'GBR' }), undefined],
  [parseIpLookup({ error: true, reason: 'RateLimited' }), undefined],
  [parseReverseLookup(null), undefined],
])('%# %j', (found, expected) => {
  expect(found).toEqual(expected)
})

test('the domain’s toLocation takes the country that was found', () => {
  const found = parseIpLookup({ country_code: 'FR', country_name: 'France' })
  expect(found && toLocation(found)).toEqual({
    country: 'France',
    countryCode: 'FR',
    isUk: false,
    detected: true,
  })
})

test('never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(parseIpLookup(input)?.countryCode ?? 'GB').toMatch(/^[A-Z]{2}$/)
      expect(parseReverseLookup(input)?.countryCode ?? 'GB').toMatch(/^[A-Z]{2}$/)
    }),
  )
})
