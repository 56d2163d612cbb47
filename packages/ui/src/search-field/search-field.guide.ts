import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Text to look for, and a button that clears it.',
  synonyms: ['search box', 'search bar'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Glass: at the start', 'Field: a pill by default', 'Cross: once there is something to clear'],
  use: ['For looking through the shop.'],
  avoid: ['For one of a known list: Combobox.'],
  writing: ['The placeholder helps with what can be found: “Search by product name or SKU”.'],
  access: [
    'A search landmark; it sends a form to `action` without script.',
    'The first Escape clears, the next one closes its container.',
  ],
  keys: { Enter: 'Searches.', Escape: 'Clears the field.', Tab: 'Goes to the cross.' },
  without: {
    zero: 'It shows no number.',
    many: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
