import { expect, test } from 'vitest'
import { getAt, isLocalized, moveEntry, setAt, toLabel } from './json.ts'

test('a value is read and changed at its path; the rest stays the same', () => {
  const page = { sections: [{ title: { en: 'Hi', fr: 'Salut' } }, { columns: 3 }] }
  const changed = setAt(page, ['sections', 0, 'title', 'en'], 'Hello')
  expect(getAt(changed, ['sections', 0, 'title', 'en'])).toBe('Hello')
  expect(getAt(changed, ['sections', 1, 'columns'])).toBe(3)
  expect(page.sections[0]?.title?.en).toBe('Hi')
  expect(setAt({}, ['header', 'logo_height', 'mobile'], 24)).toEqual({
    header: { logo_height: { mobile: 24 } },
  })
})

test('entries can be moved only within their list', () => {
  expect(moveEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveEntry(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moveEntry(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})

test('a text in every language is not treated as a record', () => {
  expect(isLocalized({ en: 'a', fr: 'b', de: 'c' })).toBe(true)
  expect(isLocalized({ en: 'a', id: 5 })).toBe(false)
  expect(isLocalized({ file: 'a.webp' })).toBe(false)
})

test.each([
  ['vertical_spacing', 'Vertical spacing'],
  ['calloutTitle', 'Callout title'],
])('%s has the label "%s"', (name, label) => {
  expect(toLabel(name)).toBe(label)
})
