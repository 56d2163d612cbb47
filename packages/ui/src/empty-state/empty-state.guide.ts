import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Nothing here yet, or something went wrong: says so and offers a way on.',
  anatomy: [
    'Icon: quiet, optional',
    'Title: what is the case',
    'Words: why, and what can be done',
    'Actions: one way on, perhaps a second',
  ],
  use: ['For an empty bag, a search without results, a page that failed.'],
  avoid: ['For a part that is still on its way: Skeleton.', 'For one failed step in a full page: Banner.'],
  words: [
    'Never just “No data”: say what is missing and where to go.',
    'Light for the empty, plain for the failed.',
  ],
  access: ['A heading of the page’s outline; the icon is silent.'],
  keys: { Tab: 'Goes to the actions.', Enter: 'Follows them.' },
  without: {
    empty: 'It is itself what stands for nothing.',
    zero: 'It shows no number.',
    many: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
