import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'The way from the home page to this page, as links.',
  anatomy: [
    'Links: every page above this one',
    'Slash: drawn between them, silent',
    'This page: words, not a link',
  ],
  use: ['On product, category and article pages.'],
  avoid: ['On the home page, or where the way is one step.', 'For the steps of a task: Steps.'],
  words: ['Use the pages’ own names, unchanged.'],
  access: ['A named landmark; the page itself carries `aria-current`.'],
  keys: { Tab: 'Goes from link to link.', Enter: 'Follows the link.' },
  without: {
    empty: 'A page without a way leaves it out.',
    zero: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
