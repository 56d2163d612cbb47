import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Items side by side, wrapping when they must.',
  synonyms: ['row', 'cluster', 'flex', 'horizontal'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Row: in the direction of the text', 'Gap: a step of the 4 px grid'],
  use: ['For buttons side by side, or an icon and its label.'],
  avoid: ['For equal columns: Grid.', 'For items one below the other: Stack.'],
  writing: ['It has no text.'],
  access: ['The source order is the reading order.'],
  keys: 'It takes no focus.',
  without: {
    states: 'It has none.',
    empty: 'It shows only what is put into it.',
    zero: 'It shows only what is put into it.',
    many: 'It shows only what is put into it.',
    missingPicture: 'It shows only what is put into it.',
  },
}
