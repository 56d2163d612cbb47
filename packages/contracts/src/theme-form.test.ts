import { expect, test } from 'vitest'
import { parseStoreSettings } from './settings.ts'
import { THEME_FORM } from './theme-form.ts'

const FIELDS = THEME_FORM.flatMap(({ fields }) => fields)

test.each(FIELDS)('$path reaches the theme of the shop', ({ path }) => {
  const values = path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), '14')
  const camel = path.map((name) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()))
  expect(parseStoreSettings({ values }).theme).toHaveProperty(camel, '14')
})

test('the fields of a group have labels of their own', () => {
  for (const { fields } of THEME_FORM) {
    const labels = fields.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
  }
})
