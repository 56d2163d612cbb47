import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A short label on a card: new, sale, refillable.',
  synonyms: ['tag', 'label', 'sale flag'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Background: that of the page on pictures, a pale tone elsewhere', 'Text: one or two words'],
  use: ['On a product’s picture, in a corner.', 'One per card; two at most.'],
  avoid: ['For the state of an order or of stock: Status badge.', 'For something clickable: Chip.'],
  writing: ['One or two words, no full stop, no capitals for emphasis.'],
  access: ['It is text and is read in place. Colour alone conveys nothing.'],
  keys: 'It isn’t clickable and takes no focus.',
  without: {
    empty: 'Without text it is left out.',
    zero: 'Numbers belong to Counter badge.',
    many: 'Numbers belong to Counter badge.',
    missingPicture: 'It shows no picture.',
  },
}
