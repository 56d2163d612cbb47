import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Running text.',
  synonyms: ['paragraph', 'body', 'copy'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Text: in the body’s family'],
  use: ['For everything that is read and is not a heading.'],
  avoid: ['To head a part: Heading.', 'For what merchants write: Prose.'],
  writing: ['Short, warm, plain. British spelling.'],
  access: ['`clamp` cuts what is seen, not what is read.'],
  keys: 'It takes no focus.',
  without: {
    states: 'It has none.',
    empty: 'Without text it is left out.',
    zero: 'Digits are shown in “Tones”.',
    missingPicture: 'It shows no picture.',
  },
}
