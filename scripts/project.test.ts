import { expect, test } from 'vitest'
import { PUBLISHED } from './packages.ts'
import { findDrift, getSourceUrl, hasPlaceholder } from './project.ts'

test.each(PUBLISHED)('the manifest of packages/%s has the fields of the project', (name) => {
  expect(findDrift(name)).toEqual([])
})

test('a field that differs is found', () => {
  expect(findDrift('domain', { license: 'ISC' })).toContain('license')
})

test('the placeholder of a source address is found', () => {
  expect(hasPlaceholder(getSourceUrl('docs', true))).toBe(true)
  expect(hasPlaceholder('https://github.com/a-team/shop')).toBe(false)
})
