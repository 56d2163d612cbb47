import { parseStoreSettings } from '@sorrel/contracts/settings'
import { createTheme } from '@sorrel/ui/theme'
import { expect, it } from 'vitest'

const toTheme = (values: unknown) => createTheme(parseStoreSettings({ values }).theme)
const withBase = (base: unknown) => toTheme({ typography: { fontSize: { base } } })
const withColor = (primary: string) => toTheme({ colors: { primary } })

it('a base size beyond the largest is the largest, however far beyond', () => {
  expect(withBase(33).variables).toEqual(withBase(24).variables)
  expect(withBase('32').variables).toEqual(withBase(24).variables)
  expect(withBase(4).variables).toEqual(withBase(12).variables)
})

it('what cannot be used is reported by the theme, not dropped before it', () => {
  expect(withBase(33).warnings).toEqual([{ path: 'typography.fontSize.base', value: '33', problem: 'range' }])
  expect(withColor('var(--x)').warnings).toMatchObject([{ path: 'colors.primary', problem: 'color' }])
})

const NO_COLORS = [
  'banana',
  'lab(50% 40)',
  'red;}body{display:none',
  'url(//evil.example)',
  'var(--x)',
  'rgb(0,0,0',
  '</style>',
  'expression(1)',
]

it.each(NO_COLORS)('%s is no colour', (color) => {
  const { variables } = withColor(color)
  expect(variables).toEqual(toTheme({}).variables)
})

it.each(["Arial'; }", 'A'.repeat(61), '', 'url(x)'])('%j is no font', (name) => {
  const { variables } = toTheme({ typography: { fontFamily: { body: { name } } } })
  expect(variables).toEqual(toTheme({}).variables)
})
