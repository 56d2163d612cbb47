import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A field for search terms, with a button that clears it.',
  synonyms: ['search box', 'search bar'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Glass: at the start',
    'Field: a pill by default',
    'Cross: shown when there is something to clear',
  ],
  use: ['For searching the shop.'],
  avoid: ['For picking from a known list: Combobox.'],
  writing: ['The placeholder says what can be found: “Search by product name or SKU”.'],
  access: [
    'A search landmark; it sends a form to `action` without script.',
    'The first Escape clears it, the next one closes its container.',
  ],
  keys: { Enter: 'Searches.', Escape: 'Clears the field.', Tab: 'Goes to the cross.' },
  without: {
    zero: 'It shows no number.',
    many: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
