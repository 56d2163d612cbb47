import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'The main menu in wide windows: links, and panels of columns below the header.',
  synonyms: ['mega menu', 'main menu', 'nav bar'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Entries: links of the first level',
    'Buttons: open a sheet by keyboard and on touch',
    'Sheet: columns of links, and a picture card at the end',
  ],
  use: ['In headers from 960 px on, with up to about seven entries.'],
  avoid: ['In narrow windows: Mobile navigation.', 'For sections of a page: Tabs.'],
  writing: ['One or two words per entry, as in the shop itself.'],
  access: [
    'Opens when the pointer has rested 200 ms and closes 150 ms after it left; the next one opens at once within 300 ms.',
    'Each sheet has a button with a name of its own; Escape gives it the focus back.',
  ],
  keys: {
    Tab: 'Goes to entries, their buttons, and through an open sheet.',
    Enter: 'Follows a link or opens a sheet.',
    Space: 'Opens a sheet.',
    Escape: 'Closes the sheet.',
  },
  without: {
    empty: 'A shop without a menu leaves it out.',
    zero: 'It shows no number.',
    missingPicture: 'Its picture card comes from the page.',
    states: 'The open sheet and the current page are shown by stories; nothing is disabled.',
  },
}
