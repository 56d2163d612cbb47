import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A piece of paper that holds one thing.',
  anatomy: [
    'Paper: a surface with the radius of pictures',
    'Hairline: only where ground and paper are the same',
    'Padding: 16 px, up to 32 px, or none for a picture',
  ],
  use: ['For an order, a plan, a form on sand.'],
  avoid: ['Around everything: white room parts as well and weighs less.', 'Inside another card.'],
  words: ['Its heading names the thing: “Order 1042”.'],
  access: ['Give it `as="section"` or `article` and `aria-labelledby` where it stands for itself.'],
  keys: 'It takes no focus; what lies in it does.',
  without: {
    empty: 'A card without content is left out.',
    zero: 'It shows no number of its own.',
    many: 'It shows no number of its own.',
    states: 'It does nothing; what lies in it has states.',
  },
}
