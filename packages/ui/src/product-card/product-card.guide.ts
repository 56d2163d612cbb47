import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A product in a list, linked to its page.',
  synonyms: ['product tile', 'item card'],
  status: 'beta',
  since: '0.2.0',
  anatomy: [
    'Picture: 8:9, with a second one on hover',
    'Badge: one, on the picture’s upper corner',
    'Name: two lines at most',
    'Description: two lines at most',
    'Colours: up to five dots, and how many more',
    'Rating: stars and their number',
    'Price: the current one, and the original if it is reduced',
    'Action: over the bottom of the picture, such as quick-add',
  ],
  use: [
    'In lists, search results and recommendations.',
    'In subgrid cells of three rows, so the prices in a row line up.',
  ],
  avoid: [
    'For something that isn’t a product: Card.',
    'For a product in the bag: Cart line.',
    'With more than one badge.',
  ],
  writing: [
    'Use the name from the product’s page.',
    'The description says what it is, not how good it is.',
    '“Sold out” and “Sale” are badges, not parts of the name.',
  ],
  access: [
    'An article whose name is the only link, so the keyboard stops once; the link covers the card.',
    'The second picture is hidden from screen readers; give the first one a text of its own.',
    'The `label` of `colors` names them for people who can’t see them.',
    'The action comes after the link.',
  ],
  keys: { Tab: 'Goes to the name, then to the action.', Enter: 'Follows the link.' },
  without: {
    empty: '`name` and `href` are required; everything else may be left out, as in “Only a name”.',
    zero: 'It shows no number of its own.',
  },
}
