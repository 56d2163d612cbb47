import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'The steps of a task and which of them is the current one.',
  synonyms: ['stepper', 'wizard', 'progress'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Bars: one per step, filled up to here', 'Text: each step’s name'],
  use: ['For a quiz or a checkout of three to six steps.'],
  avoid: ['For a share without stages: Progress bar.'],
  writing: ['Nouns of one or two words.'],
  access: ['A list; this step carries `aria-current`, finished ones say so.'],
  keys: 'It takes no focus: going back is a button of the step.',
  without: {
    states: 'Where the reader is, is data: “First” and “Last”.',
    empty: 'A way without steps is left out.',
    zero: 'It starts at the first step.',
    missingPicture: 'It shows no picture.',
  },
}
