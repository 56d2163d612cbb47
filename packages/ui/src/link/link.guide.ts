import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A link to another page, rendered by the application’s own link component.',
  synonyms: ['anchor', 'hyperlink'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Text: underlined in running text, quiet in lists'],
  use: ['In sentences, lists and menus.', '`standalone` outside of text, `bare` around a card’s picture.'],
  avoid: ['For an action on this page: Button.'],
  writing: [
    'Say where it goes: “our materials”, never “here”.',
    'Two links with the same text go to the same place.',
  ],
  access: [
    'Links to a new window get a safe `rel` automatically.',
    'The target is at least 44 px high on touch where the link is on its own.',
  ],
  keys: { Tab: 'Goes to the link.', Enter: 'Follows it.' },
  without: {
    states: 'Links are not disabled: text replaces them.',
    empty: 'Without a label it would have no name.',
    zero: 'It shows no number of its own.',
    many: 'It shows no number of its own.',
    missingPicture: 'It shows no picture of its own.',
  },
}
