import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A product in a list, which leads to its page.',
  synonyms: ['product tile', 'item card'],
  status: 'beta',
  since: '0.2.0',
  anatomy: [
    'Picture: 8 to 9, a second one under a pointer',
    'Badge: one, on the picture’s upper corner',
    'Name: two lines at most',
    'Description: two lines at most',
    'Colours: up to five dots, and how many more',
    'Rating: stars and their number',
    'Price: what is paid now, and before a reduction',
    'Action: over the picture’s foot, such as quick add',
  ],
  use: [
    'In lists, search results and recommendations.',
    'In cells that are subgrids of three rows, so that the prices of a row share a line.',
  ],
  avoid: [
    'For one thing that is no product: Card.',
    'For a product in the bag: a line with its quantity.',
    'With more than one badge.',
  ],
  writing: [
    'The name as on the product’s page.',
    'The description says what it is, not how good it is.',
    '“Sold out” and “Sale” are badges, not parts of the name.',
  ],
  access: [
    'An article whose name is the only link, so that the keyboard stops once; the link covers the card.',
    'The second picture is hidden from screen readers; give the first one a text of its own.',
    'The `label` of `colors` names them for those who do not see them.',
    'The action comes after the link.',
  ],
  keys: { Tab: 'Goes to the name, then to the action.', Enter: 'Follows the link.' },
  without: {
    empty: '`name` and `href` are required; everything else may be left out, as in “Only a name”.',
    zero: 'It shows no number of its own.',
  },
}
