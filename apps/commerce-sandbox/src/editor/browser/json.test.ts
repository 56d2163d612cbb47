import { expect, test } from 'vitest'
import { getAt, isLocalized, moveEntry, setAt, toLabel } from './json.ts'

test('a value is read and changed at its place, the rest stays', () => {
  const page = { sections: [{ title: { en: 'Hi', fr: 'Salut' } }, { columns: 3 }] }
  const changed = setAt(page, ['sections', 0, 'title', 'en'], 'Hello')
  expect(getAt(changed, ['sections', 0, 'title', 'en'])).toBe('Hello')
  expect(getAt(changed, ['sections', 1, 'columns'])).toBe(3)
  expect(page.sections[0]?.title?.en).toBe('Hi')
  expect(setAt({}, ['header', 'logo_height', 'mobile'], 24)).toEqual({
    header: { logo_height: { mobile: 24 } },
  })
})

test('entries move within their list only', () => {
  expect(moveEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveEntry(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moveEntry(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})

test('a text in every language is not taken for a record', () => {
  expect(isLocalized({ en: 'a', fr: 'b', de: 'c' })).toBe(true)
  expect(isLocalized({ en: 'a', id: 5 })).toBe(false)
  expect(isLocalized({ file: 'a.webp' })).toBe(false)
})

test.each([
  ['vertical_spacing', 'Vertical spacing'],
  ['calloutTitle', 'Callout title'],
])('%s reads %s', (name, label) => {
  expect(toLabel(name)).toBe(label)
})
