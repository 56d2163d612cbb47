import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'The steps of a task, and which one is current.',
  synonyms: ['stepper', 'wizard', 'progress'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Bars: one per step, filled up to the current one', 'Text: each step’s name'],
  use: ['For a quiz or a checkout of three to six steps.'],
  avoid: ['For a share without stages: Progress bar.'],
  writing: ['Nouns of one or two words.'],
  access: ['A list; the current step has `aria-current`, finished ones say so.'],
  keys: 'It takes no focus: each step has its own back button.',
  without: {
    states: 'Where the reader is, is data: “First” and “Last”.',
    empty: 'A task without steps leaves it out.',
    zero: 'It starts at the first step.',
    missingPicture: 'It shows no picture.',
  },
}
