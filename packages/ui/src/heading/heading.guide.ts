import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A heading. `level` is its level in the outline, `size` how large it looks.',
  synonyms: ['title', 'headline', 'h1'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Text: the brand’s serif, or the body’s family where `plain`',
    'Line height: trimmed, so that the layout alone decides the space above and below',
  ],
  use: [
    'One level 1 per page; levels go down one at a time.',
    '`plain` for names in cards and titles of lists.',
  ],
  avoid: ['For large text that is not the title of anything: Text.'],
  writing: [
    'Sentence case; a full stop only after a whole sentence, such as a slogan.',
    'Keep it short: two lines in a narrow window.',
  ],
  access: ['Never choose a level for its size: `size` sets that.'],
  keys: 'It takes no focus; -1 lets the page send it there.',
  without: {
    states: 'It has none.',
    empty: 'A heading without text is left out.',
    zero: 'It shows no number of its own.',
    many: 'It shows no number of its own.',
    missingPicture: 'It shows no picture.',
  },
}
