import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Keeps the “Add to bag” button within thumb’s reach.',
  synonyms: ['sticky bar', 'buy bar', 'add to cart'],
  status: 'beta',
  since: '0.2.0',
  anatomy: [
    'Main actions: quantity and button, in the page',
    'Bar: price and button, at the bottom of the window',
  ],
  use: ['Around the main actions of a product page, once per page.'],
  avoid: ['For any other button: only one thing may cover the bottom of a page.'],
  writing: ['The button’s label is shorter in the bar; the price is beside it.'],
  access: [
    'The bar comes after the main actions for the keyboard, and is hidden while they are in sight.',
    'The page ends above it, and the focused element is scrolled clear of it.',
    'Without script, and from 960 px up, the bar doesn’t appear.',
  ],
  keys: { Tab: 'Goes through the main actions, then to the bar’s button.' },
  without: {
    empty: '`price` and `action` are required.',
    zero: 'It shows no number of its own.',
    many: 'There is one on a page.',
    missingPicture: 'It shows no picture.',
    states: 'A disabled button leaves the bar out, as in “Sold out”.',
  },
}
