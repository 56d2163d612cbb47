import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'One thing beside the other, wrapping when it must.',
  synonyms: ['row', 'cluster', 'flex', 'horizontal'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Row: in the direction of the text', 'Gap: a step of the 4 px grid'],
  use: ['For buttons side by side, an icon and its label.'],
  avoid: ['For equal columns: Grid.', 'For one below the other: Stack.'],
  writing: ['It has no text.'],
  access: ['The order in the page is the order in which it is read.'],
  keys: 'It takes no focus.',
  without: {
    states: 'It has none.',
    empty: 'It shows only what is put into it.',
    zero: 'It shows only what is put into it.',
    many: 'It shows only what is put into it.',
    missingPicture: 'It shows only what is put into it.',
  },
}
