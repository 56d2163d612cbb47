import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A single choice, on or off, submitted with a form.',
  synonyms: ['tick box', 'consent'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Box: 22 px, in a row of at least 44 px on touch',
    'Label: may hold a link',
    'Help: one line under the label',
    'Error: what to do',
  ],
  use: ['For consent, and for choosing several of many.'],
  avoid: ['For something that takes effect at once: Switch.', 'For one of a few: Radio group.'],
  writing: ['Say what is true when it is on: “I have read the terms”.', 'Never pre-tick consent.'],
  access: [
    'The label is part of the target.',
    'The error belongs to the box and is read out when it appears.',
  ],
  keys: { Tab: 'Goes to the box.', Space: 'Ticks or clears it.' },
  without: {
    empty: 'Without a label nobody would know what it is for: `label` is required.',
    zero: 'It shows no number.',
    many: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
