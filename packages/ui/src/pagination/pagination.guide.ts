import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Pages of a long list, as links.',
  synonyms: ['pager', 'page numbers'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Steps: back and further',
    'Pages: first, last and those around this one',
    'Gap: where pages are left out',
  ],
  use: ['For lists the reader returns to: categories, orders.'],
  avoid: ['For lists that are only looked through: Load more.'],
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
