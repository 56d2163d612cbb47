import { expect, test } from 'vitest'
import { pageChange } from './changes.ts'

test.each([
  [{ en: 'Hello', fr: 'Bonjour', de: 'Hallo' }, true],
  [{ en: 'Hello' }, true],
  [{ fr: 'Bonjour' }, false],
  [{ en: 'Hello', xx: '?' }, false],
])('the name %o is valid: %s', (name, fits) => {
  expect(pageChange.safeParse({ name }).success).toBe(fits)
})
