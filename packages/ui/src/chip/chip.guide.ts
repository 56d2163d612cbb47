import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A small button in a filter bar. `RemovableChip` is an applied choice that can be removed.',
  synonyms: ['filter tag', 'pill', 'toggle button'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Shape: a pill; filled when it is on',
    'Text: the filter or the choice',
    'Arrow: where it opens something',
    'Cross: on a removable chip',
  ],
  use: [
    'To turn a single filter on or off: `pressed`.',
    'To open more choices: `indicator="menu"`, and `selected` once one is made.',
  ],
  avoid: ['For the main action: Button.', 'For a label that does nothing: Badge.'],
  writing: [
    'One to three words; once chosen, it shows its value: “Price: £5 – £20”.',
    '`removeLabel` states the whole action: “Remove filter Material: Cotton”.',
  ],
  access: ['`aria-pressed` says whether it is on.', 'A removable chip with `href` works without script.'],
  keys: { Tab: 'Goes to the chip.', Enter: 'Activates it.', Space: 'Activates it.' },
  without: { empty: 'Without a label it would have no name.', missingPicture: 'It shows no picture.' },
}
