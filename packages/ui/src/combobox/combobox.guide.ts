import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A text field with suggestions.',
  synonyms: ['autocomplete', 'typeahead', 'suggestions'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Field: label, help, error as every field',
    'List: opens while the reader types, the best match first',
    'Note: says where nothing fits',
  ],
  use: ['For one of more than about fifteen: a country, a town.'],
  avoid: [
    'For fewer: Select, or Radio group where all should be seen.',
    'For looking through the shop: Search field.',
  ],
  writing: [
    'The note helps: “No country fits”.',
    'Options are written as the reader would begin to type them.',
  ],
  access: [
    'The focus stays in the field; the list is read as it moves.',
    'Accents do not matter: “cote” finds “Côte d’Ivoire”.',
  ],
  keys: {
    'Any-letter': 'Opens the list with what fits.',
    '↓ ↑': 'Moves through the list.',
    Enter: 'Takes the option.',
    Escape: 'Closes the list and leaves the text.',
  },
  without: { zero: 'An empty field is the story “Empty”.', missingPicture: 'It shows no picture.' },
}
