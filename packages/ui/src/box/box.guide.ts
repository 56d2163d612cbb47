import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose:
    'A surface with padding. `surface` paints the background and gives everything inside readable colours.',
  synonyms: ['surface', 'padding', 'band', 'panel'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Background: one of the theme’s three surfaces', 'Padding: a step of the 4 px grid'],
  use: ['For a section, a footer or a panel on another surface.', 'For space around something.'],
  avoid: [
    'For one of several items: Card has its own radius and padding.',
    'For space between things: `gap` of Stack, Inline or Grid.',
  ],
  writing: ['It has no text.'],
  access: ['`as` sets the element: a band that is a section of the page is a named `section`.'],
  keys: 'It takes no focus.',
  without: {
    long: 'It shows only what is put into it.',
    empty: 'It shows only what is put into it.',
    zero: 'It shows only what is put into it.',
    many: 'It shows only what is put into it.',
    missingPicture: 'It shows only what is put into it.',
  },
}
