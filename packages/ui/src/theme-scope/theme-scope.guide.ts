import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Gives part of a page its own theme, including the windows it opens.',
  synonyms: ['campaign theme', 'second brand'],
  status: 'beta',
  since: '0.2.0',
  anatomy: ['One element, whose class the theme is written for: `toThemeCss(theme, ".campaign")`'],
  use: ['For a campaign or a second brand on a page of the shop.'],
  avoid: [
    'For the theme of the whole page: set that on `:root`.',
    'Around a part that is moved by `transform`.',
  ],
  writing: ['It has no text.'],
  access: ['It has no role; its contents do.'],
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
