import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Shows how far a bag is from free delivery.',
  synonyms: ['free shipping', 'progress'],
  status: 'beta',
  since: '0.2.0',
  anatomy: ['Message: the amount missing, or that delivery is free', 'Bar: the share reached'],
  use: ['At the top of a bag that holds something to deliver.'],
  avoid: ['For a bag of gift cards: leave it out.', 'For any other share: Progress bar.'],
  writing: ['The amount first: “£8.35 away from free UK delivery”.'],
  access: ['A status: a changed message is read out once.', 'The bar has the message as its value.'],
  keys: 'It takes no focus.',
  without: {
    empty: '`message` is required.',
    missingPicture: 'It shows no picture.',
    states: 'What it shows is data.',
  },
}
