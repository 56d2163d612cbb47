import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Text for screen readers only.',
  synonyms: ['sr-only', 'screen reader text'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Text: there, but not seen'],
  use: ['When the layout conveys something the text alone doesn’t: “out of 5 stars”.'],
  avoid: ['To hide something everyone should know.', 'For anything focusable: it would be invisible.'],
  writing: ['A full phrase that reads well in context.'],
  access: ['Read in place, in the surrounding language.'],
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
