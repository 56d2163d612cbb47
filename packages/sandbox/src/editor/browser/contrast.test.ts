import { expect, test } from 'vitest'
import { settings } from '../../seed/settings.ts'
import { getContrastFailures } from './contrast.ts'
import { setAt } from './json.ts'
import type { Json } from './json.ts'

const values: Json = JSON.parse(JSON.stringify(settings.values))

test('the demo theme has enough contrast', () => {
  expect(getContrastFailures(values)).toEqual([])
})

test('grey text has too little contrast on the page and on bands; the ratio is rounded down', () => {
  expect(getContrastFailures(setAt(values, ['colors', 'body'], '#777777'))).toEqual([
    { name: 'Text on the page', has: 4.4, needs: 4.5 },
    { name: 'Text on bands', has: 4, needs: 4.5 },
  ])
})

test('a colour that is not set or cannot be read is left out', () => {
  expect(getContrastFailures(setAt(values, ['colors', 'body'], 'grey'))).toEqual([])
  expect(getContrastFailures({})).toEqual([])
})
