import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'One day: when a gift is sent, until when a plan pauses.',
  synonyms: ['date picker', 'calendar'],
  status: 'beta',
  since: '0.2.0',
  anatomy: [
    'Label: what happens on that day',
    'Help: below the label',
    'Control: the browser’s own, with its calendar',
  ],
  use: ['For a day that the reader knows or looks up in a calendar.'],
  avoid: [
    'For one of a few days: Radio group.',
    'For a day of birth or the end of a card: Text field, since it is typed, not looked up.',
  ],
  writing: [
    'The label says what happens: “Deliver again from”.',
    'Help names the limits: “From tomorrow on.”',
  ],
  access: [
    'Label, help and error belong to the control.',
    'The order of day and month is that of the reader’s browser.',
    'Days outside of `min` and `max` cannot be picked but can be typed: an error says which days can be had.',
  ],
  keys: {
    Tab: 'Goes from day to month, year and calendar.',
    'Arrow keys': 'Change the part in which the focus is.',
  },
  without: {
    zero: 'It shows no number of its own.',
    many: 'It shows no number of its own.',
    missingPicture: 'It shows no picture.',
  },
}
