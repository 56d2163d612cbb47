import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'The first link on a page: skips the menus and goes to the content.',
  synonyms: ['skip to content', 'jump link'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Link: out of sight until it has the focus'],
  use: ['Once, as the first thing on every page.'],
  avoid: ['For links to other pages.'],
  writing: ['“Skip to the content”.'],
  access: ['Shown when it gets the focus, above everything else.'],
  keys: { Tab: 'Shows it, as the first stop on the page.', Enter: 'Goes to the content.' },
  without: {
    states: 'Hidden and shown are part of Default’s test.',
    empty: 'Without a label it would have no name.',
    zero: 'It shows no number.',
    many: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
