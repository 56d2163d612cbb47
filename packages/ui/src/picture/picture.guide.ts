import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A picture in a frame of a fixed ratio: its room is there before it is.',
  synonyms: ['image', 'photo', 'img'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Frame: a ratio and the theme’s corners', 'Picture: covers the frame, or fits into it'],
  use: [
    'For every photograph of the shop.',
    '`priority="high"` for the largest of the first screen, and only for that.',
  ],
  avoid: ['For icons: Icon.'],
  writing: [
    'The text says what is to be seen and why it matters; it is empty where the picture only decorates.',
  ],
  access: ['Pictures that do not come leave their room and their text.'],
  keys: 'It takes no focus.',
  without: {
    states: 'It has none; the missing picture is an extreme.',
    empty: 'It always shows one picture.',
    zero: 'It always shows one picture.',
    many: 'It always shows one picture.',
    long: 'Its text is not shown.',
  },
}
