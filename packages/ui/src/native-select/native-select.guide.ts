import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Picks one of many options from the browser’s own list; lighter than Select.',
  synonyms: ['dropdown', 'picker'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Field: label, help, error as every field', 'List: the browser’s'],
  use: ['On pages that must stay light, and in small panels.'],
  avoid: ['Where options need a second line: Select.', 'For up to five visible options: Radio group.'],
  writing: ['The options are nouns of one kind, in an order the reader expects.'],
  access: ['The platform’s own control, familiar to everyone.'],
  keys: {
    Tab: 'Goes to it.',
    '↓ ↑': 'Changes the choice.',
    'Any-letter': 'Goes to the next option that starts with it.',
  },
  without: {
    empty: 'A choice without options isn’t shown.',
    zero: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
