import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Centres a page’s content and keeps its gutters.',
  synonyms: ['wrapper', 'page width', 'max width'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Gutter: 16, 24 or 40 px by the window',
    'Measure: a page, a comfortable line, or one column of fields',
  ],
  use: ['Once per band of a page.'],
  avoid: ['Inside another container.'],
  writing: ['It has no text.'],
  access: ['`as` chooses the element: `main`, `section`, `nav`.'],
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
