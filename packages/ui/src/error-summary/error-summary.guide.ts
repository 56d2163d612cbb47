import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Lists what a rejected form still needs, above its first field.',
  synonyms: ['form errors', 'validation'],
  status: 'beta',
  since: '0.2.0',
  anatomy: [
    'Title: how many fields need attention, or why the form was rejected',
    'Errors: a link to each field',
  ],
  use: ['At the top of any form with more than one field, after it is submitted.'],
  avoid: ['Instead of the errors beside the fields: show both.', 'For a result of another kind: Banner.'],
  writing: [
    'Say how to correct it, with the field’s name: “Postcode: enter a postcode”.',
    'Use the same text as beside the field.',
  ],
  access: [
    'It takes the focus when it appears and is read as an alert.',
    'Each link goes to its field, in the order of the form.',
    'A new `occasion` takes the focus again, so a second rejection isn’t missed.',
  ],
  keys: { Tab: 'Goes from error to error.', Enter: 'Goes to the field.' },
  without: {
    zero: 'Without errors it shows its title alone, as in “Whole form”.',
    missingPicture: 'It shows no picture.',
    states: 'It is either shown or not.',
  },
}
