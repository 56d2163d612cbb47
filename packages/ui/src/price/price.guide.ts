import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A price; with the one before a reduced one.',
  synonyms: ['amount', 'money', 'currency', 'discount'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Amount: in tabular digits',
    'Original: struck, after the amount',
    'Suffix: the schedule: “every month”',
  ],
  use: ['Wherever something costs something.'],
  avoid: ['For sums of a bag: Definition list.'],
  writing: ['The caller formats the amount with its currency.', 'A gift is “Free”, never “£0.00” alone.'],
  access: ['“Was” and “now” are said to screen readers, since a strikethrough is not.'],
  keys: 'It takes no focus.',
  without: {
    empty: 'A thing without a price leaves it out.',
    missingPicture: 'It shows no picture.',
    states: 'A reduced price is data, shown in “Reduced”.',
  },
}
