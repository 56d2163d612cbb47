import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A table that folds into one block per row below 640 px.',
  synonyms: ['data table', 'rows'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Caption: for screen readers',
    'Headers: once above, or beside each value when folded',
    'Rows: separated by hairlines',
  ],
  use: ['For comparing rows with three or more values.'],
  avoid: ['For one thing’s facts: Definition list.', 'For layout.'],
  writing: ['Headers are nouns; amounts align at the end.', 'A column of actions has a hidden header.'],
  access: ['Keeps its roles when it is folded.', 'Values wrap at 200 % text size; nothing is cut off.'],
  keys: { Tab: 'Goes from link to link.' },
  without: { zero: 'It shows what the cells say.', missingPicture: 'It shows no picture of its own.' },
}
