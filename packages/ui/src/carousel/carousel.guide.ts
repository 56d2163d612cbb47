import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A row of items that is wider than the window: swiped, scrolled, or moved by buttons.',
  synonyms: ['slider', 'scroller', 'swiper'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Heading: names the row',
    'Buttons: back and further, only where there is more',
    'Track: snaps to whole items',
  ],
  use: ['For things that go well with this one.'],
  avoid: ['For what must be compared or counted: Grid.', 'For one thing’s pictures: Gallery.'],
  writing: ['The heading says why these: “Goes well with”.'],
  access: [
    'A named region with a list; nothing moves by itself.',
    'A button at the end of the row stays in place and is disabled.',
  ],
  keys: {
    Tab: 'Goes to the buttons, the track, then the items.',
    '← →': 'Scrolls the track that has the focus.',
    Enter: 'Activates the button.',
  },
  without: { empty: 'A row without items is left out.', zero: 'It shows no number.' },
}
