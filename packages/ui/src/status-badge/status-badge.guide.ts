import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'The state of an order, a subscription or stock.',
  synonyms: ['state', 'status pill', 'stock'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Dot: the colour of the tone', 'Text: the state'],
  use: ['Where a state can change: in rows, on product pages.'],
  avoid: ['For what does not change: Badge.', 'For a message: Banner.'],
  writing: ['One or two words; a number where it helps: “Low stock · 3 remaining”.'],
  access: ['The text conveys the state; the colour only helps.'],
  keys: 'It takes no focus.',
  without: { empty: 'A state without a label isn’t shown.', missingPicture: 'It shows no picture.' },
}
