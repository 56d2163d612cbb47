import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Terms and their values: totals, facts.',
  synonyms: ['description list', 'key value', 'totals', 'facts'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Term: plain', 'Value: tabular digits', 'Total: stronger, with a line above it'],
  use: ['For the totals of a bag or an order.', '`stacked` or `columns` for facts about one thing.'],
  avoid: ['For rows with more than one value: Table.'],
  writing: ['Terms are nouns: “Subtotal”, “Delivery”.', 'A discount carries a minus sign: “−£2.45”.'],
  access: ['Real `dl`: screen readers read each term with its value.'],
  keys: 'It takes no focus.',
  without: { empty: 'A list without facts is left out.', missingPicture: 'It shows no picture.' },
}
