import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A short list of actions or links that a button opens.',
  synonyms: ['dropdown menu', 'actions', 'context menu', 'kebab'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Button: opens it',
    'Panel: above the page, never cut by its ancestors',
    'Entries: labels with an optional icon; one may be critical',
  ],
  use: ['For actions on one thing: pause, skip, cancel.'],
  avoid: ['For choosing a value: Select.', 'For the shop’s main menu: Navigation menu.'],
  writing: [
    'Each entry is a verb; the critical one comes last.',
    'Be specific: “Cancel subscription”, not “Cancel”.',
  ],
  access: [
    'The focus goes into the menu and returns to its button.',
    'An entry that can’t be used now is struck through, not hidden.',
  ],
  keys: {
    Enter: 'Opens it, or takes the entry.',
    '↓ ↑': 'Moves through the entries.',
    'Home End': 'First or last entry.',
    'Any-letter': 'Goes to the next entry that starts with it.',
    Escape: 'Closes it.',
  },
  without: {
    empty: 'A menu without entries has no button.',
    zero: 'It shows no number.',
    missingPicture: 'It shows no picture.',
    states: 'Its entries have states, shown in “Open”; the menu itself has none.',
  },
}
