import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePreviewMessage, toLocaleChangedMessage, toPreviewReadyMessage } from './preview.ts'

describe('messages of the editor', () => {
  test.each([
    [
      { id: 7, type: 'settings.updated', details: { path: 'typography.font_size.base', value: 18 } },
      { version: 1, type: 'settings.updated', path: ['typography', 'fontSize', 'base'], value: 18 },
    ],
    [
      { type: 'settings.updated', details: { path: 'lang.cart.$locale.fr.title', value: 'Panier' } },
      { version: 1, type: 'settings.updated', path: ['lang', 'cart', 'title'], value: 'Panier' },
    ],
    [
      { type: 'settings.updated', details: { path: 'header.announcement_text', value: '' } },
      { version: 1, type: 'settings.updated', path: ['header', 'announcementText'], value: '' },
    ],
    [
      { type: 'settings.updated', details: { path: 'colors.accent' } },
      { version: 1, type: 'settings.updated', path: ['colors', 'accent'], value: undefined },
    ],
    [
      { type: 'settings.updated', details: { path: '', value: {} } },
      { version: 1, type: 'settings.refetch' },
    ],
    [{ type: 'settings.updated' }, { version: 1, type: 'settings.refetch' }],
    [
      { type: 'settings.updated', details: { path: 'header.menu', value: 'x' } },
      { version: 1, type: 'settings.refetch' },
    ],
    [
      { type: 'settings.updated', details: { path: 'header.logo.file', value: {} } },
      { version: 1, type: 'settings.refetch' },
    ],
    [
      {
        type: 'content.updated',
        details: { id: 'p1', model: 'content/pages', path: 'sections.0.title', value: 'Hi' },
      },
      {
        version: 1,
        type: 'content.updated',
        id: 'p1',
        model: 'content/pages',
        path: ['sections', '0', 'title'],
        value: 'Hi',
      },
    ],
    [
      {
        type: 'content.updated',
        details: { id: 'p1', model: 'products', path: '', value: { callout_title: 'New' } },
      },
      {
        version: 1,
        type: 'content.updated',
        id: 'p1',
        model: 'products',
        path: [],
        value: { callout_title: 'New' },
      },
    ],
    [
      {
        type: 'content.updated',
        details: { id: 'p1', model: 'content/pages', path: 'sections.0.$locale.fr.title', value: null },
      },
      {
        version: 1,
        type: 'content.updated',
        id: 'p1',
        model: 'content/pages',
        path: ['sections', '0', 'title'],
        value: undefined,
      },
    ],
    [
      { type: 'menus.updated', details: { id: 'header', value: [{ type: 'home', name: 'Start' }] } },
      { version: 1, type: 'menus.updated', id: 'header', items: [{ type: 'home', name: 'Start' }] },
    ],
    [
      { type: 'content.selected', details: { path: 'questions.12.answers' } },
      { version: 1, type: 'content.selected', path: ['questions', '12', 'answers'] },
    ],
    [
      { type: 'collection_item.hide', details: { path: 'results_page.0', model: 'content/quizzes' } },
      { version: 1, type: 'results.hidden' },
    ],
    [
      { version: 1, type: 'content.selected', details: { path: 'a' } },
      { version: 1, type: 'content.selected', path: ['a'] },
    ],
  ])('%j', (data, expected) => {
    expect(parsePreviewMessage(data)).toEqual(expected)
  })

  test.each([
    null,
    'settings.updated',
    {},
    { type: 'react-devtools' },
    { version: 2, type: 'content.selected', details: { path: 'a' } },
    { type: 'settings.updated', details: 'x' },
    { type: 'settings.updated', details: { path: 5, value: 1 } },
    { type: 'settings.updated', details: { path: '__proto__.polluted', value: 1 } },
    { type: 'settings.updated', details: { path: 'a.constructor.prototype', value: 1 } },
    { type: 'settings.updated', details: { path: 'a..b', value: 1 } },
    { type: 'settings.updated', details: { path: 'a b', value: 1 } },
    { type: 'settings.updated', details: { path: 'a.'.repeat(300), value: 1 } },
    { type: 'menus.updated', details: { value: [] } },
    { type: 'menus.updated', details: { id: 'header', value: 'items' } },
    { type: 'content.updated', details: { path: 'sections', value: [] } },
    { type: 'content.updated', details: { id: 'x', model: 'accounts', path: 'a', value: 1 } },
    { type: 'collection_item.hide', details: { path: 'sections.0', model: 'content/quizzes' } },
    { type: 'collection_item.hide', details: { path: 'results_page.0', model: 'content/pages' } },
  ])('%j is none', (data) => {
    expect(parsePreviewMessage(data)).toBeUndefined()
  })

  test('no message makes the reader throw', () => {
    const type = fc.constantFrom(
      'settings.updated',
      'content.updated',
      'content.selected',
      'collection_item.hide',
    )
    const details = fc.record({
      path: fc.string(),
      value: fc.jsonValue(),
      id: fc.jsonValue(),
      model: fc.jsonValue(),
    })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ type, details })), (data) => {
        expect(parsePreviewMessage(data)?.version ?? 1).toBe(1)
      }),
    )
  })
})

test('the editor gets a message about a new language', () => {
  expect(toLocaleChangedMessage('fr')).toEqual({
    version: 1,
    type: 'locale.changed',
    details: { locale: 'fr' },
  })
})

test('the editor gets a message about what a page shows', () => {
  const content = { id: 'p1', model: 'content/pages', slug: 'about' } as const
  expect(toPreviewReadyMessage({ path: '/fr/about', locale: 'fr', content })).toEqual({
    version: 1,
    type: 'preview.ready',
    details: { path: '/fr/about', locale: 'fr', content },
  })
})
