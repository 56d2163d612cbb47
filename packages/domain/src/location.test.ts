import { describe, expect, it } from 'vitest'
import {
  DEFAULT_LOCATION,
  findLocation,
  getLocationOfTimeZone,
  isUk,
  type LocationMethod,
  toLocation,
} from './location.ts'
import { aLocation } from './testing.ts'

describe('isUk', () => {
  it.each([
    ['GB', true],
    ['UK', true],
    ['gb', true],
    [' uk ', true],
    ['IE', false],
    ['UKR', false],
    ['', false],
  ])('%j', (code, expected) => {
    expect(isUk(code)).toBe(expected)
  })
})

describe('toLocation', () => {
  it.each([
    [
      'France',
      { countryCode: ' fr ', country: 'France' },
      { country: 'France', countryCode: 'FR', isUk: false, detected: true },
    ],
    [
      'UK becomes GB',
      { countryCode: 'UK', country: 'Britain' },
      { country: 'Britain', countryCode: 'GB', isUk: true, detected: true },
    ],
    [
      'the code stands in for a name',
      { countryCode: 'DE', country: ' ' },
      { country: 'DE', countryCode: 'DE', isUk: false, detected: true },
    ],
    ['no name', { countryCode: 'DE' }, { country: 'DE', countryCode: 'DE', isUk: false, detected: true }],
    ['no code', { countryCode: '', country: 'France' }, undefined],
    ['not a code', { countryCode: 'FRA' }, undefined],
    ['not letters', { countryCode: '1?' }, undefined],
  ])('%s', (_name, found, expected) => {
    expect(toLocation(found)).toEqual(expected)
  })
})

describe('getLocationOfTimeZone', () => {
  it.each(['Europe/London', 'Europe/Belfast', 'GB', 'GB-Eire'])('%s is the United Kingdom', (timeZone) => {
    expect(getLocationOfTimeZone(timeZone)).toEqual({ ...DEFAULT_LOCATION, detected: true })
  })

  it.each(['Europe/Paris', 'America/New_York', 'UTC', ''])('%j says nothing', (timeZone) => {
    expect(getLocationOfTimeZone(timeZone)).toBeUndefined()
  })
})

describe('findLocation', () => {
  const france = aLocation({ country: 'France', countryCode: 'FR', isUk: false })
  const find: LocationMethod = async () => france
  const findNothing: LocationMethod = async () => undefined
  const fail: LocationMethod = async () => {
    throw new Error('no network')
  }

  it('takes the first that finds a place and asks no further', async () => {
    let asked = 0
    const count: LocationMethod = async () => {
      asked += 1
      return undefined
    }
    expect(await findLocation({ methods: [find, count] })).toBe(france)
    expect(asked).toBe(0)
  })

  it('reports a failing method and tries the next', async () => {
    const failures: unknown[] = []
    const onFailure = (error: unknown, method: number) => failures.push([method, String(error)])
    expect(await findLocation({ methods: [findNothing, fail, find], onFailure })).toBe(france)
    expect(failures).toEqual([[1, 'Error: no network']])
  })

  it('falls to the United Kingdom, not detected', async () => {
    expect(await findLocation({ methods: [fail, findNothing] })).toEqual({
      country: 'United Kingdom',
      countryCode: 'GB',
      isUk: true,
      detected: false,
    })
    expect(await findLocation({ methods: [] })).toBe(DEFAULT_LOCATION)
  })
})
