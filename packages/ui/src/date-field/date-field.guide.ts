import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A single day: when a gift is sent, or when a paused plan resumes.',
  synonyms: ['date picker', 'calendar'],
  status: 'beta',
  since: '0.2.0',
  anatomy: [
    'Label: what happens on that day',
    'Help: below the label',
    'Control: the browser’s own, with its calendar',
  ],
  use: ['For a day that people know or look up in a calendar.'],
  avoid: [
    'For one of a few days: Radio group.',
    'For a date of birth or a card’s expiry: Text field, since people type it.',
  ],
  writing: [
    'The label says what happens: “Deliver again from”.',
    'Help names the limits: “From tomorrow on.”',
  ],
  access: [
    'Label, help and error belong to the control.',
    'The browser decides the order of day and month.',
    'Days outside `min` and `max` can’t be picked but can be typed: an error says which days are possible.',
  ],
  keys: {
    Tab: 'Goes from day to month, year and calendar.',
    'Arrow keys': 'Change the part that has the focus.',
  },
  without: {
    zero: 'It shows no number of its own.',
    many: 'It shows no number of its own.',
    missingPicture: 'It shows no picture.',
  },
}
