import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Text for screen readers only.',
  synonyms: ['sr-only', 'screen reader text'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Text: there, but not seen'],
  use: ['When the layout shows what the text alone does not: “out of 5 stars”.'],
  avoid: ['To hide what all should know.', 'For what takes the focus: it would vanish from sight.'],
  writing: ['A full phrase that reads well between its neighbours.'],
  access: ['Read in its place, in the language around it.'],
  keys: 'It takes no focus.',
  without: {
    states: 'It has none.',
    empty: 'It shows nothing.',
    zero: 'It shows nothing.',
    many: 'It shows nothing.',
    long: 'It shows nothing.',
    missingPicture: 'It shows nothing.',
  },
}
