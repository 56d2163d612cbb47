import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A hairline between two parts of a page.',
  synonyms: ['separator', 'rule', 'hairline'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Line: 1 px in the colour of dividers'],
  use: ['Between list items that space alone doesn’t separate.'],
  avoid: ['Where space already separates things.', 'Around something: Card.'],
  writing: ['It has no text.'],
  access: ['An `hr`: read as a break between two parts.'],
  keys: 'It takes no focus.',
  without: {
    states: 'It has none.',
    long: 'It shows nothing but a line.',
    empty: 'It shows nothing but a line.',
    zero: 'It shows nothing but a line.',
    many: 'It shows nothing but a line.',
    missingPicture: 'It shows nothing but a line.',
  },
}
