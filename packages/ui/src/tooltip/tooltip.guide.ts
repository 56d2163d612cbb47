import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A short explanation on hover and focus.',
  synonyms: ['hint', 'title', 'hover text'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Control: what is explained', 'Note: above everything, a few words'],
  use: ['To name an icon, or to explain why.'],
  avoid: [
    'For essential text: it belongs on the page, since touch has no hover.',
    'For links or buttons: Popover.',
  ],
  writing: ['One short sentence.'],
  access: [
    'It is the control’s description, or hidden from screen readers when it repeats the name.',
    'Appears after 700 ms; within 300 ms after it closed, the next one appears at once.',
  ],
  keys: { Tab: 'Shows it on focus.', Escape: 'Hides it.' },
  without: {
    states: 'It is there or not.',
    empty: 'Without text it is left out.',
    zero: 'It shows no number.',
    many: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
