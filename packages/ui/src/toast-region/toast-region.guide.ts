import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Short messages at the top that disappear by themselves.',
  synonyms: ['toast', 'snackbar', 'notification', 'flash message'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Icon: by the tone', 'Text: one sentence', 'Action: one, such as undo', 'Close button: always'],
  use: ['For the result of what was just done: “Added to bag”.', 'With “Undo”, instead of asking first.'],
  avoid: ['For anything that must be read or decided: Banner or Confirm dialog.', 'For a field’s error.'],
  writing: ['One sentence in the past: “Removed from your bag”.'],
  access: [
    'Stays 5 seconds, and longer while the pointer or the focus is on it.',
    'A landmark, reached with F6; a swipe of 50 px dismisses a message.',
  ],
  keys: {
    F6: 'Goes to the messages.',
    Tab: 'Goes to the action, then to the close button.',
    Escape: 'Returns the focus.',
  },
  without: {
    empty: 'Without messages it renders nothing.',
    zero: 'Without messages it renders nothing.',
    many: 'Up to three are shown; the others wait.',
    missingPicture: 'It shows no picture.',
  },
}
