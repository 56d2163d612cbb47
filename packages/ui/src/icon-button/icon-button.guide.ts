import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A button that shows only an icon, with a name for screen readers.',
  synonyms: ['close button', 'toolbar button'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Disc: 44 px, 36 px where `sm` and the pointer is fine',
    'Icon: one',
    'Counter: on the corner, optional',
  ],
  use: ['For actions whose icon everyone knows: close, search, bag.'],
  avoid: ['Where a label fits: more people understand Button.'],
  writing: [
    'The name is the action: “Close”, “Open menu”.',
    'The count is part of the name: “Bag, 12 items”.',
  ],
  access: ['`label` is required and is its name.', 'Never under 44 px on touch.'],
  keys: { Tab: 'Goes to it.', Enter: 'Activates it.', Space: 'Activates it.' },
  without: {
    empty: 'It always has its icon.',
    long: 'Its name is not shown.',
    missingPicture: 'It shows no picture.',
  },
}
