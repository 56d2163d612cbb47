import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Loads the next part of a long list and says how many entries are shown.',
  synonyms: ['show more', 'infinite scroll'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Text: how many of how many',
    'Bar: the same, as a share',
    'Button: loads more; gone when all entries are shown',
  ],
  use: [
    'Under a list the reader looks through: results, reviews.',
    'Give it `href`: it works without script and can be shared.',
  ],
  avoid: [
    'Where people return to a particular page: Pagination.',
    'On its own at the end of the window: nothing loads by scrolling alone.',
  ],
  writing: ['Name the action and the thing: “Show more reviews”.'],
  access: [
    'The new count is announced politely; the focus stays on the button.',
    'The bar is hidden from screen readers: the text says the same.',
  ],
  keys: { Tab: 'Goes to the button.', Enter: 'Loads more.' },
  without: { missingPicture: 'It shows no picture.', empty: 'A list without entries leaves it out.' },
}
