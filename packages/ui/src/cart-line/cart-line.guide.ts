import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A product in a cart, and what changes it.',
  synonyms: ['cart item', 'basket line', 'bag item', 'line item'],
  status: 'beta',
  since: '0.2.0',
  anatomy: [
    'Picture: square, as large as 130 px',
    'Name: a link to the product, and the line’s price at its end',
    'Details: variant and options, a line each',
    'Notice: few left, or what a plan charges',
    'Tools: quantity and a button that removes the line',
  ],
  use: ['In the list of a cart, in a drawer or on its page.', 'For the products of an order, without tools.'],
  avoid: ['For a product that is not in the cart: Product card.', 'Outside of a list: it is a list item.'],
  writing: [
    'The name as on the product’s page; the details without their labels where they explain themselves.',
    'Name each tool with its product: “Remove Oat & Honey Soap Bar”.',
  ],
  access: [
    'A list item; give it a list around.',
    'The picture says nothing more than the name and is hidden from screen readers.',
    'Every tool needs the product’s name in its own, since there are many lines.',
  ],
  keys: { Tab: 'Goes to the name, then to the tools.', Enter: 'Follows the link.' },
  without: {
    empty: '`name` and `total` are required; everything else may be left out, as in “Without picture”.',
    zero: 'A line of nothing is removed.',
  },
}
