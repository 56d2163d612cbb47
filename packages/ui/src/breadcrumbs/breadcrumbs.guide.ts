import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Shows the path from the home page to the current page.',
  synonyms: ['path', 'trail'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Links: every page above this one',
    'Slash: between them, hidden from screen readers',
    'This page: text, not a link',
  ],
  use: ['On product, category and article pages.'],
  avoid: ['On the home page, or one level below it.', 'For the steps of a task: Steps.'],
  writing: ['Use the pages’ own names, unchanged.'],
  access: ['A named landmark; the page itself carries `aria-current`.'],
  keys: { Tab: 'Goes from link to link.', Enter: 'Follows the link.' },
  without: {
    empty: 'A page without a path leaves it out.',
    zero: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
