import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A sheet that slides out from under a header, for the menu or the search.',
  synonyms: ['sheet', 'expanding panel'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Sheet: as wide as the header', 'Body: scrolls if it is taller than the window'],
  use: ['For the menu of a narrow window, and the search.'],
  avoid: ['For content that needs full attention: Drawer or Dialog.'],
  writing: ['It has no text of its own; `label` names the region.'],
  access: [
    'A closed sheet is inert; an open one can take the focus from the first frame of its animation.',
    'The menu takes 1000 ms, the search 700 ms; with reduced motion neither is animated.',
  ],
  keys: { Tab: 'Goes on from the button that opened it into the sheet.' },
  without: {
    zero: 'It shows only what is put into it.',
    many: 'It shows only what is put into it.',
    empty: 'It shows only what is put into it.',
    missingPicture: 'It shows only what is put into it.',
  },
}
