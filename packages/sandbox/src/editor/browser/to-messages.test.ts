import { applyPreviewChange } from '@sorrel/contracts/preview-change'
import { parsePreviewMessage } from '@sorrel/contracts/preview'
import { expect, test } from 'vitest'
import type { EditedDocument } from './documents.ts'
import { type Json, setAt } from './json.ts'
import { toCatchUpMessages, toChangeMessage } from './to-messages.ts'
import { toShown } from './to-messages.ts'

const READING = {
  locale: 'fr',
  fallback: 'en',
  pictures: { 'a.webp': { url: 'https://cdn.example/a.webp' } },
}
const SECTIONS: Json = [
  {
    id: 's1',
    title: { en: 'Hi', fr: 'Salut', de: 'Hallo' },
    image: { file: 'a.webp', alt: { en: 'A', fr: 'B' } },
  },
]

const draft = (kind: EditedDocument['kind'], saved: Json, changed: Json): EditedDocument => ({
  kind,
  id: 'd1',
  slug: 'd1',
  saved,
  draft: changed,
})

test('stored content is shown as the service answers it', () => {
  expect(toShown(SECTIONS, READING)).toEqual([
    { id: 's1', title: 'Salut', image: { file: { url: 'https://cdn.example/a.webp' }, caption: 'B' } },
  ])
  expect(toShown({ file: 'gone.webp' }, READING)).toBeNull()
  expect(toShown({ en: 'Only' }, READING)).toBe('Only')
})

test.each([
  [
    draft('settings', {}, { header: { announcement_text: { en: 'Hi', fr: 'Salut', de: '' } } }),
    ['header', 'announcement_text'],
    { type: 'settings.updated', path: ['header', 'announcementText'], value: 'Salut' },
  ],
  [
    draft('page', {}, { sections: SECTIONS }),
    ['sections', 0, 'title'],
    { type: 'content.updated', model: 'content/pages', path: ['sections', '0', 'title'], value: 'Salut' },
  ],
  [
    draft('product', {}, { calloutTitle: { en: 'New', fr: 'Neuf', de: '' } }),
    ['calloutTitle'],
    { type: 'content.updated', model: 'products', path: [], value: { calloutTitle: 'Neuf' } },
  ],
  [
    draft('menu', [], [{ type: 'home', name: { en: 'Start', fr: 'Accueil', de: '' } }]),
    [0, 'name'],
    { type: 'menus.updated', id: 'd1', items: [{ type: 'home', name: 'Accueil' }] },
  ],
])('a change of %j is a message that the shop understands', (document, path, expected) => {
  expect(parsePreviewMessage(toChangeMessage(document, path, READING))).toMatchObject(expected)
})

test('a page that has just loaded is sent all unsaved changes', () => {
  const saved: Json = {
    colors: { accent: '#000000', body: '#111111' },
    lang: { cart: { title: { en: 'Bag', fr: 'Sac' } } },
  }
  const changed = setAt(
    setAt(saved, ['colors', 'accent'], '#ffffff'),
    ['lang', 'cart', 'title', 'fr'],
    'Panier',
  )
  const messages = toCatchUpMessages(draft('settings', saved, changed), READING)
  const shown = messages.reduce<unknown>(
    (values, message) => {
      const parsed = parsePreviewMessage(message)
      return parsed?.type === 'settings.updated'
        ? applyPreviewChange(values, parsed.path, parsed.value)
        : values
    },
    toShown(saved, READING),
  )
  expect(messages).toHaveLength(2)
  expect(shown).toEqual(toShown(changed, READING))
})
