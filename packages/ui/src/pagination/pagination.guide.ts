import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Pages of a long list, as links.',
  synonyms: ['pager', 'page numbers'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Steps: previous and next',
    'Pages: first, last and those around the current one',
    'Gap: where pages are left out',
  ],
  use: ['For lists people return to: categories, orders.'],
  avoid: ['For lists people only browse: Load more.'],
  writing: ['Names say the page: “Page 3”.'],
  access: [
    'A named landmark; this page carries `aria-current`.',
    'Links with addresses: they work without script.',
  ],
  keys: { Tab: 'Goes from page to page.', Enter: 'Opens the page.' },
  without: {
    empty: 'One page needs no pagination: it renders nothing.',
    zero: 'As “empty”: there is always a first page.',
    long: 'It shows numbers only.',
    missingPicture: 'It shows no picture.',
  },
}
