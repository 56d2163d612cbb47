import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A picture in a frame with a fixed ratio: its space is reserved before it loads.',
  synonyms: ['image', 'photo', 'img'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Frame: a ratio and the theme’s corners', 'Picture: covers the frame, or fits into it'],
  use: [
    'For every photograph in the shop.',
    '`priority="high"` for the largest of the first screen, and only for that.',
  ],
  avoid: ['For icons: Icon.'],
  writing: ['The alternative text says what is visible and why it matters; leave it empty for decoration.'],
  access: ['If a picture fails to load, its space and text remain.'],
  keys: 'It takes no focus.',
  without: {
    states: 'It has none; the missing picture is an extreme.',
    empty: 'It always shows one picture.',
    zero: 'It always shows one picture.',
    many: 'It always shows one picture.',
    long: 'Its text is not shown.',
  },
}
