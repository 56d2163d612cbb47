import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A whole number between a minus and a plus.',
  synonyms: ['quantity', 'counter', 'spin button', 'spinner'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Minus, plus: stop at the ends; hold them to go on', 'Field: takes typed digits'],
  use: ['For quantities, where one more or less is the usual step.'],
  avoid: ['For a wide range: Range slider, or Text field.'],
  writing: ['Name what is counted: “Quantity”.', 'An error says how many there are: “Only 3 left.”'],
  access: [
    'A spin button: its value is read when it changes.',
    'A typed number is clamped to the range when the field is left; invalid input becomes the minimum or the previous value. The wheel never changes the value.',
    'The reason for the maximum is read once a shopper comes to it.',
  ],
  keys: {
    '↑ ↓': 'One more or less.',
    'Page-Up Page-Down': 'Ten more or less.',
    Enter: 'Takes what was typed.',
  },
  without: {
    empty: 'An empty field becomes the minimum when it is left, or what stood there before.',
    long: 'It takes whole numbers only.',
    missingPicture: 'It shows no picture.',
  },
}
