import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Lists what a refused form lacks, above its first field.',
  synonyms: ['form errors', 'validation'],
  status: 'beta',
  since: '0.2.0',
  anatomy: [
    'Title: how many fields need a change, or why the form was refused',
    'Errors: a link to each field',
  ],
  use: ['At the top of every form with more than one field, after it was sent.'],
  avoid: [
    'In place of the errors beside the fields: both are shown.',
    'For a result of another kind: Banner.',
  ],
  writing: [
    'Say how to correct it, with the field’s name: “Postcode: enter a postcode”.',
    'The same words as beside the field.',
  ],
  access: [
    'It takes the focus when it appears and is read as an alert.',
    'Each link leads to its field, in the order of the form.',
    'Another `occasion` takes the focus again, so that a second refusal is noticed.',
  ],
  keys: { Tab: 'Goes from error to error.', Enter: 'Goes to the field.' },
  without: {
    zero: 'Without errors it shows its title alone, as in “Whole form”.',
    missingPicture: 'It shows no picture.',
    states: 'It is shown or not.',
  },
}
