import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A setting that is on or off and takes effect at once.',
  synonyms: ['toggle', 'on off'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Label: before the track', 'Help: one line under it', 'Track and knob: the state'],
  use: ['For settings that take effect as they are switched.'],
  avoid: ['For what is sent with a form: Checkbox.'],
  writing: ['Name what is turned on: “Monthly letter”.'],
  access: ['Announces on or off; the whole row is clickable.'],
  keys: { Tab: 'Goes to the switch.', Space: 'Switches it.' },
  without: {
    empty: 'Without a label nobody would know what it is for.',
    zero: 'It shows no number.',
    many: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
