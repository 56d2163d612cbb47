import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getNearestLocale, isLocale, LOCALES, toIntlLocale } from './locales.ts'

test.each([
  ['en', 'en-GB'],
  ['en-US', 'en-US'],
  ['fr', 'fr'],
  ['de_AT', 'de-AT'],
  ['en-XA', 'en-XA'],
  ['', 'en-GB'],
  ['not a locale', 'en-GB'],
])('%s formats as %s', (code, expected) => {
  expect(toIntlLocale(code)).toBe(expected)
})

test('any text gives a tag that Intl accepts, and a language of ours', () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      expect(() => new Intl.PluralRules(toIntlLocale(code))).not.toThrow()
      expect(LOCALES).toContain(getNearestLocale(code))
    }),
  )
})

test('only the exact codes are locales of ours', () => {
  expect(['en', 'fr', 'de', 'EN', 'fr-FR'].map(isLocale)).toEqual([true, true, true, false, false])
})
