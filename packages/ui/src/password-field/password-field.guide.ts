import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A password that its writer may look at.',
  synonyms: ['password', 'show password'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Field: label, help, error as every field', 'Eye: shows or hides what was typed'],
  use: ['For logging in and for choosing a password.'],
  avoid: ['For codes that are read from a message: Text field.'],
  writing: ['Say the rule before it is broken: “At least 6 characters.”'],
  access: [
    'The eye is a button with a name that changes with what it does.',
    'Password managers fill it: `autoComplete` is required.',
  ],
  keys: {
    Tab: 'Goes to the field, then to the eye.',
    Enter: 'In the field sends the form; on the eye shows or hides.',
    Space: 'On the eye shows or hides.',
  },
  without: {
    zero: 'It shows no number.',
    many: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
