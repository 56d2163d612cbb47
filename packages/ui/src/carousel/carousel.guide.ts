import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A row of items wider than the window: swipe, scroll or use the buttons.',
  synonyms: ['slider', 'scroller', 'swiper'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Heading: names the row',
    'Buttons: previous and next, only if there is more',
    'Track: snaps to whole items',
  ],
  use: ['For products that go well with this one.'],
  avoid: ['For things to compare or count: Grid.', 'For pictures of one product: Gallery.'],
  writing: ['The heading says why these items are shown: “Goes well with”.'],
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
