import { expect, test } from 'vitest'
import { themePresets } from '../../theme-presets/theme-presets.ts'
import { auditTheme } from './audit-theme.ts'
import { readSettings } from './read-settings.ts'

test.each(Object.entries(themePresets))('every colour of the preset %s is readable', (_, options) => {
  const texts = auditTheme(options).failures.filter(({ needed }) => needed === 4.5)
  expect(texts).toEqual([])
})

test('a pale text colour is listed with the colour that replaces it', () => {
  const { failures } = auditTheme({ colors: { body: '#cccccc' } })
  const onPage = failures.find(({ use }) => use === 'Text on the page')
  expect(onPage).toMatchObject({ path: 'colors.body', expected: '#cccccc', needed: 4.5 })
  expect(onPage?.expectedRatio).toBeCloseTo(1.61, 2)
  expect(onPage?.shownRatio).toBeGreaterThanOrEqual(4.5)
})

test.each(['heading', 'primary'] as const)('a pale colour of headings is listed as colors.%s', (name) => {
  const { failures } = auditTheme({ colors: { [name]: '#fff8a6' } })
  expect(failures.find(({ use }) => use === 'Headings on the page')).toMatchObject({
    path: `colors.${name}`,
    expected: '#fff8a6',
  })
})

test('headings and buttons that do not read on the brand’s surface are listed', () => {
  const brand = { background: '#102030', heading: '#20304a', button: '#182838' }
  const { failures } = auditTheme({ colors: { brand } })
  expect(failures).toMatchObject([
    { path: 'colors.brand.heading', expected: '#20304a', needed: 4.5 },
    { path: 'colors.brand.button', expected: '#182838', needed: 3 },
  ])
  for (const { shownRatio, needed } of failures) expect(shownRatio).toBeGreaterThanOrEqual(needed)
})

test('the shown colours are readable for any settings', () => {
  const { failures } = auditTheme({
    colors: {
      primary: '#fff8a6',
      body: '#e9e9e9',
      accent: '#ffffff',
      input: { standard: '#fafafa' },
      error: { dark: '#ffdddd' },
    },
  })
  expect(failures.length).toBeGreaterThan(5)
  for (const { shownRatio, needed } of failures) expect(shownRatio).toBeGreaterThanOrEqual(needed)
})

const colors = { primary: '#102030' }

test.each([
  ['the theme alone', { colors }],
  ['the values of a store', { values: { colors } }],
  ['a whole answer of the service', { data: { storeSettings: { store: {}, values: { colors } } } }],
])('reads %s', (_, json) => {
  expect(readSettings(JSON.stringify(json))).toEqual({ kind: 'theme', options: { colors } })
})

test('reads snake_case', () => {
  const font_size = { base: 18 }
  expect(readSettings(JSON.stringify({ typography: { font_size } }))).toEqual({
    kind: 'theme',
    options: { typography: { fontSize: { base: 18 } } },
  })
})

test.each([
  ['no JSON', '{ colors: ', /valid JSON/],
  ['another shape', '[1, 2]', /no theme/],
  ['a text', '"red"', /no theme/],
  ['nothing', 'null', /no theme/],
  ['a prototype', '{"__proto__": {"colors": {}}}', /no theme/],
])('says so: %s', (_, text, reason) => {
  expect(readSettings(text)).toMatchObject({ kind: 'invalid', reason: expect.stringMatching(reason) })
})

test('without pasted settings the default theme is shown', () => {
  expect(readSettings('  ')).toEqual({ kind: 'theme', options: {} })
})
