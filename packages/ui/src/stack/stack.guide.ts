import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Items one below the other.',
  synonyms: ['column', 'vertical', 'flex'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Column: in reading order', 'Gap: a step of the 4 px grid'],
  use: ['For everything that reads from top to bottom.'],
  avoid: ['For items side by side: Inline.'],
  writing: ['It has no text.'],
  access: ['`as` chooses the element: `ul` for a list.'],
  keys: 'It takes no focus.',
  without: {
    states: 'It has none.',
    long: 'It shows only what is put into it.',
    empty: 'It shows only what is put into it.',
    zero: 'It shows only what is put into it.',
    many: 'It shows only what is put into it.',
    missingPicture: 'It shows only what is put into it.',
  },
}
