import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'The main menu in narrow windows; groups open in place.',
  synonyms: ['hamburger', 'burger menu', 'mobile menu'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Rows: 56 px, full width',
    'Group: opens its links; the first goes to the group’s own page',
    'Footer: orders, log in',
  ],
  use: ['Inside Slide down or a drawer under 960 px.'],
  avoid: ['In wide windows: Navigation menu.'],
  writing: ['The link to a group’s own page says so: “All Bath & Body”.'],
  access: ['A named landmark; groups are native `details` elements, so they work without script.'],
  keys: {
    Tab: 'Goes from row to row.',
    Enter: 'Opens a group or follows a link.',
    Space: 'Opens a group.',
  },
  without: {
    empty: 'A shop without a menu leaves it out.',
    zero: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
