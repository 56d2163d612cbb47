import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  getCardBrand,
  isCardExpired,
  isCardNumber,
  isSecurityCode,
  parseCardExpiry,
  toPrintedExpiry,
} from './card.ts'

const now = new Date('2026-11-21T09:00:00Z')

describe('a card number', () => {
  it.each([
    ['4242 4242 4242 4242', true],
    ['4242-4242-4242-4242', true],
    ['5555555555554444', true],
    ['378282246310005', true],
    ['4242 4242 4242 4241', false],
    ['4242', false],
    ['', false],
    ['4242 4242 4242 424a', false],
    ['42424242424242424242', false],
  ])('%j: %s', (number, expected) => {
    expect(isCardNumber(number)).toBe(expected)
  })

  it('is refused with any one digit wrong', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = '4242424242424242'.split('')
        digits[place] = String((Number(digits[place]) + by) % 10)
        expect(isCardNumber(digits.join(''))).toBe(false)
      }),
    )
  })

  it.each([
    ['4242', 'Visa'],
    ['5555', 'Mastercard'],
    ['2223', 'Mastercard'],
    ['2220', undefined],
    ['2720', 'Mastercard'],
    ['2721', undefined],
    ['3782', 'American Express'],
    ['6011', 'Discover'],
    ['9', undefined],
  ])('that begins with %s is of %s', (digits, brand) => {
    expect(getCardBrand(digits)).toBe(brand)
  })
})

describe('an expiry date', () => {
  it.each([
    ['12/29', { expMonth: 12, expYear: 2029 }],
    ['1 / 2030', { expMonth: 1, expYear: 2030 }],
    ['0130', { expMonth: 1, expYear: 2030 }],
    ['11/26', { expMonth: 11, expYear: 2026 }],
    ['10/26', undefined],
    ['13/29', undefined],
    ['00/29', undefined],
    ['12/99', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('%j', (text, expected) => {
    expect(parseCardExpiry(text, now)).toEqual(expected)
  })

  it.each([
    [10, 2026, true],
    [11, 2026, false],
    [12, 2026, false],
    [1, 2027, false],
    [12, 2025, true],
  ])('%i/%i has passed: %s', (expMonth, expYear, expected) => {
    expect(isCardExpired({ expMonth, expYear }, now)).toBe(expected)
  })
})

describe('a security code', () => {
  it.each([
    ['123', '4242', true],
    ['1234', '4242', false],
    ['1234', '3782', true],
    ['123', '3782', false],
    ['123', '', true],
    ['1234', '', true],
    ['12', '', false],
    ['12a', '4242', false],
  ])('%j for %j: %s', (code, number, expected) => {
    expect(isSecurityCode(code, number)).toBe(expected)
  })
})

it.each([
  ['1', '1'],
  ['12', '12'],
  ['122', '12/2'],
  ['1229', '12/29'],
  ['122029', '12/2029'],
  ['12/', '12/'],
  ['1/29', '1/29'],
])('a date of expiry that is typed as %j reads %j', (typed, shown) => {
  expect(toPrintedExpiry(typed)).toBe(shown)
})
