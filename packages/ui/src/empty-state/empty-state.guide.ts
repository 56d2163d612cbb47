import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Shown in place of a list or page that is empty or failed: says so and offers what to do next.',
  synonyms: ['no results', 'blank slate', 'placeholder'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Icon: quiet, optional',
    'Title: what happened',
    'Text: why, and what can be done',
    'Actions: one next step, perhaps a second',
  ],
  use: ['For an empty bag, a search without results, a page that failed.'],
  avoid: ['For content that is still loading: Skeleton.', 'For one failed step in a full page: Banner.'],
  writing: [
    'Never just “No data”: say what is missing and where to go.',
    'Be friendly about an empty list and plain about a failure.',
  ],
  access: ['A heading of the page’s outline; the icon is hidden from screen readers.'],
  keys: { Tab: 'Goes to the actions.', Enter: 'Follows a link.' },
  without: {
    empty: 'It is the empty state.',
    zero: 'It shows no number.',
    many: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
