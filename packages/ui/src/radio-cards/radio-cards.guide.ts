import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Picks one of a few options, each with room for text and a price.',
  synonyms: ['choice cards', 'tiles', 'plan picker'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Card: clickable everywhere',
    'Dot, title, description: what is chosen',
    'End: a price',
    'Extra: a further choice, while the card is chosen',
  ],
  use: ['For two to four ways to buy or deliver.'],
  avoid: ['For short labels: Radio group or Option picker.'],
  writing: [
    'The title is the choice, the description its terms.',
    'Prices are at the end, all in the same format.',
  ],
  access: ['A group of radio buttons with a legend.'],
  keys: { Tab: 'Goes to the chosen card.', '↑ ↓': 'Chooses the previous or next one.' },
  without: {
    empty: 'A choice without options isn’t shown.',
    zero: 'A free one says “Free”.',
    many: 'Use Select for more than four.',
    missingPicture: 'It shows no picture.',
  },
}
