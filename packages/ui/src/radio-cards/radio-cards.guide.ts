import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'One of a few, each with room for words and a price.',
  anatomy: [
    'Card: the whole of it can be pressed',
    'Dot, title, description: what is chosen',
    'End: a price',
    'Extra: a further choice, while the card is chosen',
  ],
  use: ['For ways to buy, ways to deliver: two to four.'],
  avoid: ['For short words: Radio group or Option picker.'],
  words: [
    'The title is the choice, the description its terms.',
    'Prices stand at the end, all worded alike.',
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
