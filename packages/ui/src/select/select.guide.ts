import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'One of many, in a list that opens.',
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
  writing: ['The first option is the usual one, or the placeholder asks: “Please choose”.'],
  access: ['A combobox with a list box, as screen readers know it.'],
  keys: {
    Enter: 'Opens the list, or takes the option.',
    '↓ ↑': 'Moves.',
    'Home End': 'First or last.',
    'Any-letter': 'Goes to the next option that begins so.',
    Escape: 'Closes the list.',
  },
  without: {
    empty: 'Nothing chosen yet is shown in “States”.',
    zero: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
