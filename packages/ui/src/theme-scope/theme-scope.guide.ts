import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Gives a part of a page its own theme, with the windows that open from it.',
  synonyms: ['campaign theme', 'second brand'],
  status: 'beta',
  since: '0.2.0',
  anatomy: ['One element, whose class the theme is written for: `toThemeCss(theme, ".campaign")`'],
  use: ['A campaign, or a second brand, on a page of the shop.'],
  avoid: [
    'For the theme of the whole page: that is on `:root`.',
    'Around a part that is moved by `transform`.',
  ],
  writing: ['It has no text.'],
  access: ['It has no role: what is inside has.'],
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
