import { expect, test } from 'vitest'
import { themePresets } from '../../theme-presets/theme-presets.ts'
import { toManagerAddress } from '../story-address.ts'
import { readSettingsCode, toSettingsCode } from './shared-settings.ts'
import { readThemeOptions } from './story-themes.ts'

const SETTINGS = '{ "colors": { "heading": "#0B2A3C" } }'

test.each(['', SETTINGS, 'Über uns: „Seife“ 🧼', '?&#=+/'])('the address carries %j', (text) => {
  const code = toSettingsCode(text)
  // Storybook drops other characters of an address.
  expect(code).toMatch(/^[\w-]*$/)
  expect(readSettingsCode(code)).toBe(text)
})

test.each(['%', '_w', '€'])('%s are no settings', (code) => {
  expect(readSettingsCode(code)).toBeUndefined()
})

test('an own theme is that of the settings', () => {
  const settings = toSettingsCode(SETTINGS)
  expect(readThemeOptions({ theme: 'own', settings })).toEqual({ colors: { heading: '#0B2A3C' } })
  expect(readThemeOptions({ theme: 'ember', settings })).toBe(themePresets.ember)
})

test.each([
  ['no settings', { theme: 'own' }],
  ['settings that cannot be read', { theme: 'own', settings: '%' }],
  ['settings without a theme', { theme: 'own', settings: toSettingsCode('[1]') }],
  ['an unknown theme', { theme: 'toString' }],
])('%s show Sorrel', (_, globals) => {
  expect(readThemeOptions(globals)).toEqual(themePresets.sorrel)
})

test('a page of Storybook opens with the choices of the toolbar', () => {
  expect(toManagerAddress('pages-home--standard', { theme: 'own', settings: 'e30', none: undefined })).toBe(
    './?path=/story/pages-home--standard&globals=theme%3Aown%3Bsettings%3Ae30',
  )
})
