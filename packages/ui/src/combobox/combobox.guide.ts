import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A text field with suggestions.',
  synonyms: ['autocomplete', 'typeahead', 'suggestions'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Field: label, help, error as every field',
    'List: opens while the reader types, the best match first',
    'Note: shown when nothing matches',
  ],
  use: ['For one of more than about fifteen: a country, a town.'],
  avoid: [
    'For fewer: Select, or Radio group if all should be visible.',
    'For searching the shop: Search field.',
  ],
  writing: [
    'The note explains: “No matching country”.',
    'Write options the way people would start typing them.',
  ],
  access: [
    'The focus stays in the field; the list is read as it moves.',
    'Accents do not matter: “cote” finds “Côte d’Ivoire”.',
  ],
  keys: {
    'Any-letter': 'Opens the list with what matches.',
    '↓ ↑': 'Moves through the list.',
    Enter: 'Takes the option.',
    Escape: 'Closes the list and leaves the text.',
  },
  without: { zero: 'An empty field is the story “Empty”.', missingPicture: 'It shows no picture.' },
}
