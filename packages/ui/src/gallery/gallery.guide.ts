import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Pictures of one thing, with thumbnails and a close look.',
  synonyms: ['product images', 'photos', 'thumbnails'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Stage: one picture at a time, swiped or chosen',
    'Thumbnails: at the start in wide windows',
    'Dots and counter: in narrow windows',
    'Large view: fills the window, magnified on demand',
    'Video: the browser’s player, with a picture until it plays',
  ],
  use: ['For a product’s own pictures.'],
  avoid: ['For things to buy: Carousel.', 'For one picture without a close look: Picture.'],
  writing: [
    'A video’s thumbnail says “Play video: …”.',
    'The alternative text says what a picture shows; “Picture 2 of 4” only labels the way to it.',
  ],
  access: [
    'A video needs captions; it never plays by itself.',
    'Only the picture in view can be reached.',
    'The large view loads on demand.',
  ],
  keys: {
    Tab: 'Goes to the thumbnails or dots, then the picture.',
    '← →': 'Shows the previous or next picture.',
    Enter: 'Opens the large view.',
    Escape: 'Closes the large view.',
  },
  without: {
    states: 'The picture in view is data; nothing in it is disabled.',
    empty: 'A product without pictures gets the page’s placeholder.',
    zero: 'As “empty”: there is always one picture.',
    long: 'Alternative texts are not shown.',
  },
}
