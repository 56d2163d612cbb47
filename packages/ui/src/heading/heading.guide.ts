import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A heading: the level says where it stands, the size how it looks.',
  anatomy: [
    'Words: the brand’s serif, or the body’s family where `plain`',
    'Leading: trimmed, so that room above and below is what the layout says',
  ],
  use: [
    'One level 1 per page; levels go down one at a time.',
    '`plain` for names in cards and titles of lists.',
  ],
  avoid: ['For large words that head nothing: Text.'],
  words: [
    'Sentence case, no full stop, unless it is a sentence with a soul.',
    'Short: two lines in a narrow window.',
  ],
  access: ['Level and look are apart: never choose a level for its size.'],
  keys: 'It takes no focus; -1 lets the page send it there.',
  without: {
    states: 'It has none.',
    empty: 'A heading without words is left out.',
    zero: 'It shows no number of its own.',
    many: 'It shows no number of its own.',
    missingPicture: 'It shows no picture.',
  },
}
