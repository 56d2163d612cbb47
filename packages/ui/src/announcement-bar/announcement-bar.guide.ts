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
  use: ['For one thing that matters to everyone today: free delivery, a delay at the courier.'],
  avoid: [
    'For the result of an action: Toast region or Banner.',
    'For more than one sentence: a page and a link to it.',
  ],
  writing: [
    'Up to about sixty characters; longer ones wrap in narrow windows.',
    'Put the fact first, then the condition.',
  ],
  access: ['A named region, so screen readers can jump to it or skip it.'],
  keys: 'Only its link takes the focus, as any link does.',
  without: {
    empty: 'Without text the page leaves it out.',
    zero: 'It shows no number of its own.',
    many: 'It shows no number of its own.',
    missingPicture: 'It shows no picture.',
  },
}
