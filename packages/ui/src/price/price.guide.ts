import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A price, with the original one when it is reduced.',
  synonyms: ['amount', 'money', 'currency', 'discount'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Amount: in tabular digits',
    'Original: struck through, after the amount',
    'Suffix: the schedule: “every month”',
  ],
  use: ['Wherever a price is shown.'],
  avoid: ['For the totals of a bag: Definition list.'],
  writing: ['The caller formats the amount with its currency.', 'A gift is “Free”, never “£0.00” alone.'],
  access: ['Screen readers hear “was” and “now”, since they don’t announce a strikethrough.'],
  keys: 'It takes no focus.',
  without: {
    empty: 'Leave it out if there is no price.',
    missingPicture: 'It shows no picture.',
    states: 'A reduced price is data, shown in “Reduced”.',
  },
}
