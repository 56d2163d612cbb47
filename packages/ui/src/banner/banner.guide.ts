import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A message in the page that stays: a result, a warning, a failure with a way on.',
  anatomy: [
    'Ground: the pale ground of its tone',
    'Icon: drawn for the tone',
    'Title: optional, one line',
    'Words: what happened and what it means',
    'Actions: the way on',
    'Close button: only where it may be put away',
  ],
  use: [
    'For what concerns the whole view: a paused plan, a bag that did not load.',
    'Set `live` where it arrives after the page.',
  ],
  avoid: [
    'For a short word about what was just done: Toast region.',
    'For one field: the field’s own `error`.',
  ],
  words: [
    'Say what happened, then what can be done; blame nobody.',
    'Keep the title under about forty letters.',
  ],
  access: [
    '`live="polite"` is read when the reader pauses, `assertive` at once: keep that for failures.',
    'The icon is silent: the words say it all.',
  ],
  keys: { Tab: 'Goes to the actions, then to the close button.', Enter: 'Presses it.' },
  without: {
    empty: 'A message without words is not shown.',
    zero: 'It shows no number of its own.',
    many: 'It shows no number of its own.',
    missingPicture: 'It shows no picture.',
    states: 'It is there or not; its tones are variants.',
  },
}
