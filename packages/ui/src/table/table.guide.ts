import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A table that folds into one block per row where it has less than 640 px.',
  synonyms: ['data table', 'rows'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Caption: for screen readers',
    'Headers: once above, or beside each value when folded',
    'Rows: parted by hairlines',
  ],
  use: ['For rows with three values or more that are compared.'],
  avoid: ['For one thing’s facts: Definition list.', 'For layout.'],
  writing: ['Headers are nouns; amounts are at the end.', 'A column of actions has a hidden header.'],
  access: ['Keeps its roles when it is folded.', 'Values wrap at twice the text size: nothing is cut.'],
  keys: { Tab: 'Goes from link to link.' },
  without: { zero: 'It shows what the cells say.', missingPicture: 'It shows no picture of its own.' },
}
