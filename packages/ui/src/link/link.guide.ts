import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A link to another page, rendered by the application’s own link component.',
  anatomy: ['Words: underlined in running text, quiet in lists'],
  use: ['In sentences, lists and menus.', '`standalone` outside of text, `bare` around a card’s picture.'],
  avoid: ['For something that happens here: Button.'],
  words: [
    'Say where it leads: “our materials”, never “here”.',
    'Two links with the same words lead to the same place.',
  ],
  access: [
    'A new window gets a safe `rel` by itself.',
    'The target is at least 44 px high on touch where the link stands alone.',
  ],
  keys: { Tab: 'Goes to the link.', Enter: 'Follows it.' },
  without: {
    states: 'Links are not disabled: words take their place.',
    empty: 'Without words it would have no name.',
    zero: 'It shows no number of its own.',
    many: 'It shows no number of its own.',
    missingPicture: 'It shows no picture of its own.',
  },
}
