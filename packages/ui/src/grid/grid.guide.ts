import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Columns of the same width.',
  synonyms: ['columns', 'layout'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Columns: by window width: narrow, from 640 px, from 960 px', 'Gaps: steps of the 4 px grid'],
  use: ['For cards, pictures and facts of equal importance.'],
  avoid: [
    'For two things of unequal width: write that layout where it is used.',
    'For items one below the other: Stack.',
  ],
  writing: ['It has no text.'],
  access: ['The source order is the reading order.'],
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
