import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose:
    'Titles that open the panels below them. Built on the native `details` element, so it works without script and find-in-page reaches its text.',
  synonyms: ['collapse', 'disclosure', 'expander', 'FAQ', 'details'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Row: full width, at least 56 px high, clickable everywhere',
    'Title: plain text, a heading where the outline needs one',
    'Sign: a plus when closed, a minus when open; an arrow in a box',
    'Panel: any content',
  ],
  use: [
    'For details only some readers need: ingredients, delivery, FAQs.',
    'Give items the same `name` where only one may be open.',
    '`boxed` in narrow windows, for a section’s menu.',
  ],
  avoid: [
    'For anything everyone must read: leave it open on the page.',
    'For two or three views of one thing: Tabs.',
  ],
  writing: [
    'Name the content: “Ingredients”, not “More”.',
    'Questions end with a question mark and are written as the reader would ask.',
  ],
  access: [
    'Screen readers hear whether it is open, without further attributes.',
    'The browser’s search opens the item in which it finds the text.',
  ],
  keys: {
    Tab: 'Goes to the next title, then into an open panel.',
    Enter: 'Opens or closes.',
    Space: 'Opens or closes.',
  },
  without: {
    empty: 'The page leaves out items without content.',
    zero: 'It shows no number of its own.',
    many: 'It shows no number of its own.',
    missingPicture: 'It shows no picture of its own.',
  },
}
