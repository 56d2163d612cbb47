import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Several lines of text.',
  synonyms: ['multiline', 'comment', 'message box'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Field: label, help, error as every field',
    'Box: grows by its handle',
    'Counter: how many characters are left',
  ],
  use: ['For a review, a note for the driver.'],
  avoid: ['For one line: Text field.'],
  writing: ['Say what is welcome: “What did you like?”', 'The counter says how many characters are left.'],
  access: ['Label, help and error are read with the field.'],
  keys: { Tab: 'Goes to the field and on.', Enter: 'Starts a new line.' },
  without: { zero: 'It shows what is typed.', missingPicture: 'It shows no picture.' },
}
