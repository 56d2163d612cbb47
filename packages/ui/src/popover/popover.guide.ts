import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A small panel anchored to a button; the page behind stays usable.',
  synonyms: ['flyout', 'bubble', 'popup'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Button: opens it',
    'Panel: over the page, never clipped by its container',
    'Title: names it; may be hidden',
  ],
  use: ['For a filter’s options, or a short explanation with a link.'],
  avoid: ['For a list of actions: Menu.', 'For text only: Tooltip.', 'For a form: Dialog.'],
  writing: ['The title repeats the button: “Scent”.'],
  access: [
    'A named dialog that is not modal: Tab goes through it and on to what follows its button.',
    'Escape or a click outside closes it; the focus returns to the button.',
  ],
  keys: { Enter: 'Opens it.', Tab: 'Goes through the panel and on.', Escape: 'Closes it.' },
  without: {
    empty: 'A panel without content has no button.',
    zero: 'It shows no number of its own.',
    many: 'It shows no number of its own.',
    missingPicture: 'It shows no picture of its own.',
  },
}
