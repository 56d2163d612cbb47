import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'One of a few, each with room for text and a price.',
  synonyms: ['choice cards', 'tiles', 'plan picker'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Card: all of it is clickable',
    'Dot, title, description: what is chosen',
    'End: a price',
    'Extra: a further choice, while the card is chosen',
  ],
  use: ['For ways to buy, ways to deliver: two to four.'],
  avoid: ['For short labels: Radio group or Option picker.'],
  writing: [
    'The title is the choice, the description its terms.',
    'Prices are at the end, all written alike.',
  ],
  access: ['A group of radio buttons with a legend.'],
  keys: { Tab: 'Goes to the chosen card.', '↑ ↓': 'Chooses the one before or after.' },
  without: {
    empty: 'A choice without options is left out.',
    zero: 'A free one says “Free”.',
    many: 'More than four are a Select.',
    missingPicture: 'It shows no picture.',
  },
}
