import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Pictures of one thing, as large as the window or twice that size.',
  synonyms: ['zoom', 'fullscreen', 'enlarge'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Bar: which picture of how many, previous and next, close',
    'Picture: whole, on a plain background; a click magnifies it, then it can be moved',
  ],
  use: ['For pictures worth a closer look: Gallery opens it, and so do review pictures.'],
  avoid: ['For anything but pictures: Dialog.', 'For a picture that shows no more detail when enlarged.'],
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
    '← →': 'Shows the previous or next picture, looping round.',
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
