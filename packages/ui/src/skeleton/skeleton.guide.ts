import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'The room of something on its way, so that nothing jumps.',
  anatomy: ['Shape: a line of text, a picture’s ratio, a button, a disc'],
  use: ['In the layout of what will come, with as many lines.'],
  avoid: ['For less than about 300 ms: show nothing.', 'For a failed part: Empty state or Banner.'],
  words: ['It has no words; the region around it says that it is busy.'],
  access: ['Silent; put `aria-busy` and a name on what holds it.', 'Stands still where motion is reduced.'],
  keys: 'It takes no focus.',
  without: {
    states: 'It has none.',
    long: 'It stands for what is not there yet.',
    empty: 'It stands for what is not there yet.',
    zero: 'It stands for what is not there yet.',
    many: 'It stands for what is not there yet.',
  },
}
