import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose:
    'Titles that open what lies under them. It is HTML’s own `details`, so it works without script and is found by the browser’s search.',
  anatomy: [
    'Line: the whole width, at least 56 px high, can be pressed everywhere',
    'Title: plain words, a heading where the outline needs one',
    'Sign: a plus that turns into a minus',
    'Panel: any content',
  ],
  use: [
    'For facts that some readers look for: ingredients, delivery, questions.',
    'Give items the same `name` where only one may be open.',
  ],
  avoid: [
    'For what everybody must read: leave it open on the page.',
    'For two or three views of one thing: Tabs.',
  ],
  words: [
    'Name what lies inside: “Ingredients”, not “More”.',
    'Questions end with a question mark and are written as the reader would ask.',
  ],
  access: [
    'Says by itself whether it is open.',
    'The browser’s search opens the item in which it finds the words.',
  ],
  keys: {
    Tab: 'Goes to the next title, then into an open panel.',
    Enter: 'Opens or closes.',
    Space: 'Opens or closes.',
  },
  without: {
    empty: 'An item without words under it is left out by the page.',
    zero: 'It shows no number of its own.',
    many: 'It shows no number of its own.',
    missingPicture: 'It shows no picture of its own.',
  },
}
