import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'One of a few, all in view.',
  synonyms: ['radio buttons', 'options'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Legend: the question', 'Dots and labels: one per option', 'Error: under the group'],
  use: ['For two to six options that should be compared.'],
  avoid: ['For more: Select.', 'For on and off: Checkbox or Switch.'],
  writing: [
    'The legend is the question; the options are its answers.',
    'Begin with what most people choose.',
  ],
  access: ['A group with a legend; its error belongs to the group.'],
  keys: { Tab: 'Goes to the chosen option.', '↑ ↓': 'Chooses the one before or after.' },
  without: {
    empty: 'A question without answers is left out.',
    zero: 'It shows no number.',
    many: 'More than six are a Select.',
    missingPicture: 'It shows no picture.',
  },
}
