import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose:
    'A small button of a filter bar. As `RemovableChip` it is a choice that was made and can be taken back.',
  synonyms: ['filter tag', 'pill', 'toggle button'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Edge: a pill; filled when it is on',
    'Text: the filter or the choice',
    'Arrow: where it opens something',
    'Cross: on a removable chip',
  ],
  use: [
    'To switch one filter: `pressed`.',
    'To open more choices: `indicator="menu"`, and `selected` once one is made.',
  ],
  avoid: ['For the main step: Button.', 'For a mark that does nothing: Badge.'],
  writing: [
    'One to three words; a chosen one says its value: “Price: £5 – £20”.',
    '`removeLabel` says the whole act: “Remove filter Material: Cotton”.',
  ],
  access: ['Says whether it is on by `aria-pressed`.', 'A removable chip with `href` works without script.'],
  keys: { Tab: 'Goes to the chip.', Enter: 'Activates it.', Space: 'Activates it.' },
  without: { empty: 'Without a label it would have no name.', missingPicture: 'It shows no picture.' },
}
