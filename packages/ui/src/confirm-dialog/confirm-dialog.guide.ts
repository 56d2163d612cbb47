import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A question before an important step.',
  synonyms: ['confirmation', 'alert dialog', 'are you sure'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Question: the title',
    'Consequence: what will happen and whether it can be undone',
    'Choices: the safe one first, the confirming one last',
  ],
  use: ['Before something that can’t be undone or costs money.'],
  avoid: ['Where it can be undone: do it, and offer “Undo” in a toast.', 'For a form: Dialog.'],
  writing: [
    'Ask with the verb: “Cancel this subscription?”',
    'Both buttons say what they do; never “Yes” and “No”.',
  ],
  access: [
    'An `alertdialog`: its description is read with its title.',
    'While it works, the confirming button says so and ignores clicks.',
  ],
  keys: {
    Tab: 'Goes from choice to choice and stays inside.',
    Enter: 'Activates the button.',
    Escape: 'Changes nothing.',
  },
  without: {
    empty: '`title` and `description` are required.',
    zero: 'It shows no number of its own.',
    many: 'It shows no number of its own.',
    missingPicture: 'It shows no picture.',
  },
}
