import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Picks one short option, shown as chips, optionally with swatches.',
  synonyms: ['variant picker', 'size picker', 'colour picker', 'swatches'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Legend: the question, and the chosen value as text',
    'Chips: one per option; sold-out ones are struck through, and selectable where a shopper can wait for them',
    'Swatch: a small picture of the material or colour',
  ],
  use: ['For a product’s scent, size or colour: up to about eight.'],
  avoid: ['For more, or longer labels: Select.', 'For choices with a price: Radio cards.'],
  writing: [
    'One or two words each; the legend repeats the choice.',
    'Screen readers hear it too: “, sold out”.',
  ],
  access: ['A group of radio buttons; colour is never the only cue.'],
  keys: { Tab: 'Goes to the chosen chip.', '← → ↑ ↓': 'Chooses the previous or next one.' },
  without: { empty: 'A choice without options isn’t shown.', zero: 'It shows no number.' },
}
