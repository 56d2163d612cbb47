import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A placeholder for loading content, so that nothing moves when it arrives.',
  synonyms: ['placeholder', 'shimmer', 'loading'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Shape: a line of text, a picture’s ratio, a button, a disc'],
  use: ['In the layout of the content to come, with as many lines.'],
  avoid: ['For less than about 300 ms: show nothing.', 'For a failed part: Empty state or Banner.'],
  writing: ['It has no text; the surrounding region announces that it is busy.'],
  access: [
    'Hidden from screen readers; put `aria-busy` and a name on the region around it.',
    'Not animated with reduced motion.',
  ],
  keys: 'It takes no focus.',
  without: {
    states: 'It has none.',
    long: 'It is a placeholder for content that is loading.',
    empty: 'It is a placeholder for content that is loading.',
    zero: 'It is a placeholder for content that is loading.',
    many: 'It is a placeholder for content that is loading.',
  },
}
