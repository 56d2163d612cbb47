import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'One line of text with its label, help and error.',
  synonyms: ['input', 'text box', 'form field'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Label: above, always visible',
    'Help: under the label, stays while the reader types',
    'Box: icon, text, unit or button',
    'Error: what is wrong and what to do',
  ],
  use: ['For email addresses, names, and numbers that aren’t quantities.'],
  avoid: ['For several lines: Textarea. For one of many: Select.', 'For secrets: Password field.'],
  writing: [
    'Labels are nouns without a colon.',
    'Errors say what to do: “Please enter a valid email address”.',
    'A placeholder is an example, never the label.',
  ],
  access: [
    'Label, help and error belong to the field and are read with it.',
    'Errors are announced when they appear.',
  ],
  keys: { Tab: 'Goes to the field, then to a button inside it.' },
  without: {
    zero: 'It shows what is typed.',
    many: 'It shows what is typed.',
    missingPicture: 'It shows no picture.',
  },
}
