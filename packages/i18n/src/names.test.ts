import { expect, test } from 'vitest'
import { formatCountry, formatLanguage, formatList } from './names.ts'

test.each([
  ['en', 'de', 'Englisch'],
  ['fr', 'en', 'French'],
  ['not a language', 'en', 'not a language'],
])('the language %s in %s is %s', (code, locale, name) => {
  expect(formatLanguage({ code, locale })).toBe(name)
})

test('formatList', () => {
  const items = ['soap', 'salts', 'oil']
  expect(formatList({ items, locale: 'en' })).toBe('soap, salts and oil')
  expect(formatList({ items, locale: 'de', type: 'disjunction' })).toBe('soap, salts oder oil')
  expect(formatList({ items: [], locale: 'en' })).toBe('')
})

test.each([
  ['GB', 'en', 'United Kingdom'],
  ['de', 'de', 'Deutschland'],
  ['Atlantis', 'en', 'Atlantis'],
  ['', 'en', ''],
])('the country %s in %s is %s', (code, locale, name) => {
  expect(formatCountry({ code, locale })).toBe(name)
})
