import { THEME_FORM, type ThemeField } from '@sorrel/contracts/theme-form'
import { expect, test } from 'vitest'
import { createTheme } from '../../theme/theme.ts'
import { toCamel } from './read-settings.ts'

const FIELDS = THEME_FORM.flatMap(({ title, fields }) =>
  fields.map((field) => ({ name: `${title}: ${field.label}`, field })),
)

/** Another value than the default, which the theme can use. */
const OTHER = { color: '#123a5b', number: 14, font: 'System' } as const

/** Text has to read on it. */
const LIGHT = '#e6eef2'

const chooseOther = ({ kind, path }: ThemeField) => {
  if (path.includes('soft')) return LIGHT
  return path.includes('scaling') ? 1.25 : OTHER[kind]
}

const make = ({ path }: ThemeField, value: unknown) =>
  createTheme(path.map(toCamel).reduceRight((inner, name) => ({ [name]: inner }), value) as object)

test.each(FIELDS)('$name changes the theme, and its default does not', ({ field }) => {
  const changed = make(field, chooseOther(field))
  expect(changed.warnings).toEqual([])
  expect(changed.variables).not.toEqual(createTheme().variables)
  if (typeof field.default === 'object') return
  expect(make(field, field.default)).toEqual(createTheme())
})
