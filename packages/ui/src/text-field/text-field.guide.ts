import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'One line of text with its label, help and error.',
  synonyms: ['input', 'text box', 'form field'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Label: above, always there',
    'Help: under the label, stays while the reader types',
    'Box: icon, text, unit or button',
    'Error: what is wrong and what to do',
  ],
  use: ['For email, names, numbers that are not counted.'],
  avoid: ['For several lines: Textarea. For one of many: Select.', 'For secrets: Password field.'],
  writing: [
    'Labels are nouns without a colon.',
    'Errors tell what to do: “Please enter a valid email address”.',
    'A placeholder is an example, never the label.',
  ],
  access: [
    'Label, help and error are tied to the field and read with it.',
    'Errors are read when they arrive.',
  ],
  keys: { Tab: 'Goes to the field, then to a button inside it.' },
  without: {
    zero: 'It shows what is typed.',
    many: 'It shows what is typed.',
    missingPicture: 'It shows no picture.',
  },
}
