import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A value as a share of its maximum: towards free delivery, through a quiz, of all votes.',
  synonyms: ['meter', 'loading bar'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Track: the whole', 'Fill: the share'],
  use: ['When the end is known.'],
  avoid: ['For waiting of unknown length: Button’s `loading`, or Skeleton.', 'For named stages: Steps.'],
  writing: ['`valueLabel` says what the share means: “£8.35 away from free UK delivery”.'],
  access: ['Its value is announced as text.', '`live="polite"` announces a changed value once.'],
  keys: 'It takes no focus.',
  without: {
    empty: 'The empty bar is “Nothing, 0”.',
    long: 'Its text is not shown.',
    missingPicture: 'It shows no picture.',
    states: 'Its share is data.',
  },
}
