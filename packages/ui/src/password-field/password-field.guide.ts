import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A password that can be shown while it is typed.',
  synonyms: ['password', 'show password'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Field: label, help, error as every field', 'Eye: shows or hides the password'],
  use: ['For logging in and for choosing a password.'],
  avoid: ['For codes that are read from a message: Text field.'],
  writing: ['State the rule up front: “At least 6 characters.”'],
  access: [
    'The eye is a button whose name says what it will do.',
    'Password managers fill it: `autoComplete` is required.',
  ],
  keys: {
    Tab: 'Goes to the field, then to the eye.',
    Enter: 'In the field, submits the form; on the eye, shows or hides.',
    Space: 'On the eye, shows or hides.',
  },
  without: {
    zero: 'It shows no number.',
    many: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
