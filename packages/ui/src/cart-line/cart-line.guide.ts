import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A product in a cart, with the controls that change it.',
  synonyms: ['cart item', 'basket line', 'bag item', 'line item'],
  status: 'beta',
  since: '0.2.0',
  anatomy: [
    'Picture: square, up to 130 px',
    'Name: a link to the product, and the line’s price at its end',
    'Details: variant and options, one per line',
    'Notice: few left, or what a plan charges',
    'Tools: quantity and a button that removes the line',
  ],
  use: ['In the list of a cart, in a drawer or on its page.', 'For the products of an order, without tools.'],
  avoid: ['For a product that is not in the cart: Product card.', 'Outside a list: it is a list item.'],
  writing: [
    'Use the name from the product’s page; leave out labels of details that explain themselves.',
    'Name each tool with its product: “Remove Oat & Honey Soap Bar”.',
  ],
  access: [
    'A list item: put it in a list.',
    'The picture says nothing more than the name and is hidden from screen readers.',
    'Each tool’s name includes the product’s, since a cart has many lines.',
  ],
  keys: { Tab: 'Goes to the name, then to the tools.', Enter: 'Follows the link.' },
  without: {
    empty: '`name` and `total` are required; everything else may be left out, as in “Without picture”.',
    zero: 'A line with a quantity of 0 is removed.',
  },
}
