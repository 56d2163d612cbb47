import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A read-only rating.',
  synonyms: ['rating', 'score'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Stars: a star counts as full from one half', 'Beside them: the average, the count, a link'],
  use: ['On cards and in reviews.'],
  avoid: ['To ask for a rating: Star rating input.'],
  writing: [
    '`label` says it as text: “4.8 out of 5”.',
    'If there are no ratings, leave it out instead of showing five empty stars.',
  ],
  access: ['One image with a name; individual stars are hidden from screen readers.'],
  keys: 'It takes no focus; a link beside it does.',
  without: {
    states: 'It has none.',
    long: 'Its text is not shown.',
    empty: 'Without a rating it is left out.',
    missingPicture: 'It shows no picture.',
  },
}
