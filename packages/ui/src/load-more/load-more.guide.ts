import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Brings the next part of a long list, and says how far the reader is.',
  anatomy: [
    'Words: how many of how many',
    'Bar: the same as a share',
    'Button: brings more; gone when everything is there',
  ],
  use: [
    'Under a list the reader looks through: results, reviews.',
    'Give it `href`: it works without script and can be shared.',
  ],
  avoid: [
    'Where the reader returns to a certain page: Pagination.',
    'On its own at the end of the window: nothing loads by scrolling alone.',
  ],
  words: ['Say the act and the thing: “Show more reviews”.'],
  access: [
    'What has arrived is read out politely, the focus stays on the button.',
    'The bar is silent: the words say the same.',
  ],
  keys: { Tab: 'Goes to the button.', Enter: 'Brings more.' },
  without: { missingPicture: 'It shows no picture.', empty: 'A list without entries leaves it out.' },
}
