import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A whole number between a minus and a plus button.',
  synonyms: ['quantity', 'counter', 'spin button', 'spinner'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Minus, plus: stop at the limits; hold to repeat', 'Field: takes typed digits'],
  use: ['For quantities, which usually change by one.'],
  avoid: ['For a wide range: Range slider, or Text field.'],
  writing: ['Name what is counted: “Quantity”.', 'An error says how many there are: “Only 3 left.”'],
  access: [
    'A spin button: its value is read when it changes.',
    'A typed number is clamped to the range when the field is left; invalid input becomes the minimum or the previous value. The wheel never changes the value.',
    'The reason for the maximum is announced when a shopper reaches it.',
  ],
  keys: {
    '↑ ↓': 'One more or less.',
    'Page-Up Page-Down': 'Ten more or less.',
    Enter: 'Takes what was typed.',
  },
  without: {
    empty: 'An empty field becomes the minimum, or its previous value, when it loses the focus.',
    long: 'It takes whole numbers only.',
    missingPicture: 'It shows no picture.',
  },
}
