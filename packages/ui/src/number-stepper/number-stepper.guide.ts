import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A whole number between a minus and a plus.',
  anatomy: ['Minus, plus: stop at the ends; hold them to go on', 'Field: takes typed figures'],
  use: ['For quantities, where one more or less is the usual step.'],
  avoid: ['For a wide range: Range slider, or Text field.'],
  words: ['Name what is counted: “Quantity”.', 'An error says how many there are: “Only 3 left.”'],
  access: [
    'A spin button: its value is read when it changes.',
    'A typed number is clamped to the range; a text that is no number becomes the minimum. The wheel never changes the value.',
  ],
  keys: {
    '↑ ↓': 'One more or less.',
    'Page-Up Page-Down': 'Ten more or less.',
    'Home End': 'The minimum or the maximum.',
    Enter: 'Takes what was typed.',
  },
  without: {
    empty: 'An empty field becomes the least when it is left.',
    long: 'It takes whole numbers only.',
    missingPicture: 'It shows no picture.',
  },
}
