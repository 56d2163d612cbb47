import { expect, test } from 'vitest'
import { toUnlayeredSheet } from './unlayered-sheet.ts'

test('a later layer beats an earlier one, and a reset in no layer, by the weight of its selectors', async () => {
  const sheet = '@layer a,b;@layer a{:where(.x){&{margin:0}}}@layer b{.x{margin:1px}}'
  expect(await toUnlayeredSheet(sheet)).toBe(':where(.x){&{margin:0}}.x:not(#\\#){margin:1px}')
})
