import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A small number on the corner of an icon.',
  synonyms: ['notification dot', 'count', 'bubble'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Disc: the accent with tabular digits', 'Number: as the caller formats it'],
  use: ['On the bag in the header or on a filter button.'],
  avoid: ['For text: Badge.', 'On its own: it needs something to count.'],
  writing: ['Up to “999+”.', 'Leave it out at 0.'],
  access: [
    'The digits are hidden from screen readers; `label` says them as text, unless the button’s name does.',
  ],
  keys: 'It isn’t clickable and takes no focus.',
  without: {
    empty: 'Without a number it is left out.',
    long: 'A number is never longer than “999+”.',
    missingPicture: 'It shows no picture.',
  },
}
