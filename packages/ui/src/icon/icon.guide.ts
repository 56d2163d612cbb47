import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'An icon in the colour of the text around it.',
  synonyms: ['symbol', 'glyph', 'svg'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Shape: 24 units, with 1.6-unit lines'],
  use: ['Beside text that says the same, so it is found faster.'],
  avoid: [
    'Alone as a button: Icon button gives it a name and a target.',
    'As decoration on every line: icons help only where they are rare.',
  ],
  writing: ['`label` says what it means, not what it shows: “Bag”, not “Handbag”.'],
  access: [
    'Hidden from screen readers unless it has a `label`.',
    '`mirrored` flips arrows in right-to-left text.',
  ],
  keys: 'It takes no focus.',
  without: {
    states: 'It has none.',
    long: 'It shows no text.',
    empty: 'It shows no text.',
    zero: 'It shows no number.',
    many: 'It shows no number.',
    missingPicture: 'Icons are part of the code.',
  },
}
