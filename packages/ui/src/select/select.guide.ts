import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Picks one of many options from a list that opens.',
  synonyms: ['dropdown', 'listbox', 'picker'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Field: label, help, error as every field',
    'Button: the choice as text',
    'List: above the page, options may have a second line',
  ],
  use: ['For six to fifteen options of one kind.'],
  avoid: ['For fewer: Radio group. For more: Combobox.', 'On pages that must stay light: Native select.'],
  writing: ['Put the most common option first, or use a placeholder: “Please choose”.'],
  access: ['A combobox with a list box, which screen readers know well.'],
  keys: {
    Enter: 'Opens the list, or takes the option.',
    '↓ ↑': 'Moves.',
    'Home End': 'First or last.',
    'Any-letter': 'Goes to the next option that starts with it.',
    Escape: 'Closes the list.',
  },
  without: {
    empty: 'Nothing chosen yet is shown in “States”.',
    zero: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
