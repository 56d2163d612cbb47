import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'One line on a surface in the brand’s colour, above the header.',
  synonyms: ['notice bar', 'promo bar', 'top bar'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Surface: the brand’s colour over the whole width',
    'Text: one sentence, centred, perhaps with a link',
  ],
  use: ['For one thing that matters to everybody today: free delivery, a delay at the courier.'],
  avoid: [
    'For the result of what somebody did: Toast region or Banner.',
    'For more than one sentence: a page and a link to it.',
  ],
  writing: [
    'At most about sixty letters; a narrow window wraps longer ones.',
    'Put the fact first, the condition after it.',
  ],
  access: ['A named region, so that screen readers can go to it and past it.'],
  keys: 'Only its link takes the focus, as any link does.',
  without: {
    empty: 'Without text the page leaves it out.',
    zero: 'It shows no number of its own.',
    many: 'It shows no number of its own.',
    missingPicture: 'It shows no picture.',
  },
}
