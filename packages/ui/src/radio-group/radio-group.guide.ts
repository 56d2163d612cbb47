import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Picks one of a few options, all visible.',
  synonyms: ['radio buttons', 'options'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Legend: the question', 'Dots and labels: one per option', 'Error: under the group'],
  use: ['For two to six options that should be compared.'],
  avoid: ['For more: Select.', 'For on and off: Checkbox or Switch.'],
  writing: ['The legend is the question; the options are its answers.', 'Start with the most common choice.'],
  access: ['A group with a legend; its error belongs to the group.'],
  keys: { Tab: 'Goes to the chosen option.', '↑ ↓': 'Chooses the previous or next one.' },
  without: {
    empty: 'A question without answers is left out.',
    zero: 'It shows no number.',
    many: 'Use Select for more than six.',
    missingPicture: 'It shows no picture.',
  },
}
