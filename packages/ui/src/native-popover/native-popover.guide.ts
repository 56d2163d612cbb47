import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose:
    'A small panel that a chip opens, using the browser’s own popover; lighter than Popover, and works without script.',
  synonyms: ['filter dropdown', 'flyout'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Chip: the filter or its selection; filled when something is selected',
    'Arrow: shows that it opens something',
    'Panel: any content; over the page in wide windows, below the chip in narrow ones',
  ],
  use: [
    'For the filters of a list, in a form that works without script.',
    'Give those of one bar the same `name`: then only one is open.',
  ],
  avoid: [
    'At the end of a row, where the panel would leave the window: Popover.',
    'For content to read: Accordion.',
  ],
  writing: ['The chip names the filter; once chosen, the value too: “Material: Cotton”.'],
  access: [
    'Screen readers hear whether it is open, without further attributes.',
    'Controls in the panel belong to the surrounding form.',
  ],
  keys: {
    Tab: 'Goes to the chip, then into an open panel.',
    Enter: 'Opens or closes.',
    Space: 'Opens or closes.',
    Escape: 'Closes; the focus goes back to the chip.',
  },
  without: {
    empty: 'A panel without content is left out.',
    zero: 'It shows no number of its own.',
    missingPicture: 'It shows no picture of its own.',
  },
}
