import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A window over the page that keeps the focus inside.',
  synonyms: ['modal', 'popup', 'window', 'overlay'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Backdrop: dims the page',
    'Header: title, description, close button',
    'Body: scrolls by itself',
    'Actions: stay in view, the main one last',
  ],
  use: ['For a short form or a choice that belongs to this page.'],
  avoid: [
    'For a yes-or-no question: Confirm dialog.',
    'For long tasks: a separate page.',
    'For the bag, filters or the menu: Drawer.',
  ],
  writing: ['The title names the task: “Edit address”.', 'The main button repeats it: “Save address”.'],
  access: [
    'The focus moves in, stays inside and returns to the button that opened it; the page behind is inert.',
    'Below 640 px it slides up from the bottom, within thumb’s reach.',
  ],
  keys: {
    Tab: 'Goes through the window and stays inside.',
    'Shift + Tab': 'Goes back.',
    Escape: 'Closes it.',
  },
  without: {
    empty: 'A dialog without content isn’t opened.',
    zero: 'It shows no number of its own.',
    many: 'It shows no number of its own.',
    missingPicture: 'It shows no picture of its own.',
  },
}
