import { expect, test } from 'vitest'
import {
  ADDRESS_COUNTRIES,
  getAddressFormat,
  getAddressIssues,
  toAddressLines,
  toPostcode,
} from './address.ts'

test.each([
  [{ country: 'GB', zip: 'LS1 1AA' }, []],
  [{ country: 'GB', zip: 'bs14dj' }, []],
  [{ country: 'GB', zip: '12345' }, ['zip']],
  [{ country: 'DE', zip: '10115' }, []],
  [{ country: 'DE', zip: '1011' }, ['zip']],
  [{ country: 'US', zip: '73301', state: 'TX' }, []],
  [{ country: 'US', zip: '73301-0001', state: 'TX' }, []],
  [{ country: 'US', zip: '73301', state: ' ' }, ['state']],
  [{ country: 'US', zip: 'TX', state: undefined }, ['state', 'zip']],
  [{ country: 'CA', zip: 'K1A 0B1', state: 'ON' }, []],
  [{ country: 'NL', zip: '1017 AB' }, []],
  [{ country: 'IE', zip: 'anything' }, []],
  [{ country: 'ZZ', zip: 'anything' }, []],
])('%j has issues %j', (address, issues) => {
  expect(getAddressIssues(address)).toEqual(issues)
})

const address = { name: 'Ann Lee', address1: '1 High St', address2: '', city: 'Leeds', zip: 'LS1 1AA' }

test.each([
  ['GB', { state: 'Yorkshire' }, ['Ann Lee', '1 High St', 'Leeds', 'Yorkshire', 'LS1 1AA', 'Country']],
  ['DE', { city: 'Berlin', zip: '10115' }, ['Ann Lee', '1 High St', '10115 Berlin', 'Country']],
  [
    'US',
    { city: 'Austin', state: 'TX', zip: '73301' },
    ['Ann Lee', '1 High St', 'Austin, TX 73301', 'Country'],
  ],
  [
    'ES',
    { city: 'Lugo', state: 'Galicia', zip: '27001' },
    ['Ann Lee', '1 High St', '27001 Lugo', 'Galicia', 'Country'],
  ],
])('%s writes it as %j', (country, parts, lines) => {
  expect(toAddressLines({ ...address, ...parts, country }, 'Country')).toEqual(lines)
})

test('nothing at all is no line', () => {
  expect(toAddressLines({ name: '', address1: '', city: '', zip: '', country: 'DE' }, '')).toEqual([])
})

test('every country has a format, and a required region has a name', () => {
  for (const country of ADDRESS_COUNTRIES) {
    const { region, isRegionRequired } = getAddressFormat(country)
    expect(isRegionRequired && region === undefined).toBe(false)
  }
})

test.each([
  ['GB', 'bs14nd', 'BS1 4ND'],
  ['gb', ' EH6  6jj', 'EH6 6JJ'],
  ['CA', 'k1a-0b1', 'K1A 0B1'],
  ['NL', '1012ab', '1012 AB'],
  ['DE', '10115', '10115'],
  ['GB', 'x', 'x'],
])('a postcode of %s that was typed as %j is %j', (country, typed, written) => {
  expect(toPostcode(country, typed)).toBe(written)
})
