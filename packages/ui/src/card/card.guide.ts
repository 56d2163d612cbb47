import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A surface that groups the content of one thing.',
  synonyms: ['tile', 'panel'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Surface: with the radius of pictures',
    'Border: only on a surface of the same colour',
    'Padding: 16 px, up to 32 px, or none for a picture',
  ],
  use: ['For an order, a plan or a form on the secondary surface.'],
  avoid: ['Around everything: white space separates too, with less weight.', 'Inside another card.'],
  writing: ['Its heading names the thing: “Order 1042”.'],
  access: ['Give it `as="section"` or `article` and `aria-labelledby` where it makes sense on its own.'],
  keys: 'It takes no focus; its contents do.',
  without: {
    empty: 'A card without content is left out.',
    zero: 'It shows no number of its own.',
    many: 'It shows no number of its own.',
    states: 'It is static; its contents have states.',
  },
}
