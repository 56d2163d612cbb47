import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'One of many by the browser’s own list; lighter than Select.',
  synonyms: ['dropdown', 'picker'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Field: label, help, error as every field', 'List: the browser’s'],
  use: ['On pages that must stay light, and in small panels.'],
  avoid: ['Where options need a second line: Select.', 'For up to five in view: Radio group.'],
  writing: ['The options are nouns of one kind, in an order the reader expects.'],
  access: ['The platform’s own control: known to every reader.'],
  keys: {
    Tab: 'Goes to it.',
    '↓ ↑': 'Changes the choice.',
    'Any-letter': 'Goes to the next option that begins so.',
  },
  without: {
    empty: 'A choice without options is left out.',
    zero: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
