import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A choice of one short text, shown as chips, perhaps with a swatch.',
  synonyms: ['variant picker', 'size picker', 'colour picker', 'swatches'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Legend: the question, and the chosen value as text',
    'Chips: one per option; sold out ones are struck',
    'Swatch: a small picture of the material or colour',
  ],
  use: ['For a product’s scent, size or colour: up to about eight.'],
  avoid: ['For more, or longer labels: Select.', 'For choices with a price: Radio cards.'],
  writing: [
    'One or two words each; the legend repeats the choice.',
    'Sold out is said to screen readers as well: “, sold out”.',
  ],
  access: ['A group of radio buttons; colour is never the only sign.'],
  keys: { Tab: 'Goes to the chosen chip.', '← → ↑ ↓': 'Chooses the one before or after.' },
  without: { empty: 'A choice without options is left out.', zero: 'It shows no number.' },
}
