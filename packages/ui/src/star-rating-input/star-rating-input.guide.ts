import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Asks for a rating of one to five stars.',
  synonyms: ['rating', 'review stars'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Legend: the question', 'Stars: 44 px each', 'Error: under them'],
  use: ['In a review’s form.'],
  avoid: ['To show a rating: Stars.'],
  writing: ['Each star has a name: “3 stars”.'],
  access: ['Five radio buttons, familiar to everyone.'],
  keys: { Tab: 'Goes to the chosen star.', '← →': 'One star less or more.' },
  without: {
    empty: 'None chosen yet is the story Default.',
    zero: 'None chosen yet is the story Default.',
    many: 'There are five.',
    missingPicture: 'It shows no picture.',
  },
}
