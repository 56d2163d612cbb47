import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Several views of one thing, one at a time.',
  synonyms: ['segmented control', 'views'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Tabs: a line of labels; scrolls where it is too long',
    'Mark: under the selected tab',
    'Panel: the view',
  ],
  use: ['For views of equal importance that people don’t compare.'],
  avoid: ['For links to other pages: Link.', 'For details only some readers need: Accordion.'],
  writing: ['One or two words each.'],
  access: ['Arrow keys choose; Tab goes on to the panel.'],
  keys: {
    Tab: 'Goes to the chosen tab, then to its panel.',
    '← →': 'Chooses the previous or next one.',
    'Home End': 'First or last.',
  },
  without: {
    states: 'The chosen tab is data, shown in every story.',
    empty: 'A panel without content loses its tab.',
    zero: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
