import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A message that stays on the page: a result, a warning, or a failure with a next step.',
  synonyms: ['alert', 'message', 'notification', 'callout'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Background: the pale shade of its tone',
    'Icon: by the tone',
    'Title: optional, one line',
    'Text: what happened and what it means',
    'Actions: the next step',
    'Close button: only if it can be dismissed',
  ],
  use: [
    'For anything that affects the whole view: a paused plan, a bag that didn’t load.',
    'Set `live` if it appears after the page has loaded.',
  ],
  avoid: ['For a brief confirmation: Toast region.', 'For one field: the field’s own `error`.'],
  writing: [
    'Say what happened, then what to do; don’t blame anyone.',
    'Keep the title under about forty characters.',
  ],
  access: [
    '`live="polite"` is read when the reader pauses, `assertive` at once: keep that for failures.',
    'The icon is hidden from screen readers: the text says the same.',
  ],
  keys: { Tab: 'Goes to the actions, then to the close button.', Enter: 'Activates it.' },
  without: {
    empty: 'A message without text is not shown.',
    zero: 'It shows no number of its own.',
    many: 'It shows no number of its own.',
    missingPicture: 'It shows no picture.',
    states: 'It is either shown or not; its tones are variants.',
  },
}
