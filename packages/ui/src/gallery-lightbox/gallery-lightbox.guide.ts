import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'The pictures of one thing as large as the window, or twice that.',
  synonyms: ['zoom', 'fullscreen', 'enlarge'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Bar: which picture of how many, back and further, close',
    'Picture: whole, on a plain background; a click magnifies it, then it can be moved',
  ],
  use: ['Behind a picture that may be looked at closely: Gallery opens it, and so do pictures of reviews.'],
  avoid: ['For anything but pictures: Dialog.', 'For a picture that shows no more detail when it is larger.'],
  writing: [
    'Each picture is counted: “Picture 2 of 4”.',
    'Its name is that of the thing: “Pictures of Oat & Honey Soap Bar”.',
  ],
  access: [
    'A modal dialog with a hidden title; the picture in view is read out when it changes.',
    'Magnified, the picture is a toggle button that is on.',
    'Returns the focus to the button that opened it.',
  ],
  keys: {
    '← →': 'Shows the picture before or after, round and round.',
    Enter: 'Magnifies the picture, or activates the button.',
    Tab: 'Goes through the buttons and stays inside.',
    Escape: 'Closes it.',
  },
  without: {
    long: 'Only the count is shown.',
    empty: 'There is always a picture to open it from.',
    zero: 'There is always a picture to open it from.',
  },
}
