import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Running text.',
  synonyms: ['paragraph', 'body', 'copy'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Text: in the body’s family'],
  use: ['For all text that isn’t a heading.'],
  avoid: ['For a heading: Heading.', 'For what merchants write: Prose.'],
  writing: ['Short, warm, plain. British spelling.'],
  access: ['`clamp` cuts off what is visible, not what screen readers read.'],
  keys: 'It takes no focus.',
  without: {
    states: 'It has none.',
    empty: 'Without text it is left out.',
    zero: 'Digits are shown in “Tones”.',
    missingPicture: 'It shows no picture.',
  },
}
