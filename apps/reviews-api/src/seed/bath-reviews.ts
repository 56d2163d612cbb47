import type { ProductReviews } from './review-texts.ts'

export const washclothReviews: ProductReviews = {
  slug: 'organic-cotton-washcloth',
  name: 'Organic Cotton Washcloth',
  pending: 1,
  texts: [
    [
      5,
      'Gets softer with every wash',
      'Thirty washes at sixty degrees and it is softer than on the first day. The edges have kept their shape.',
      'washcloth-folded.jpg',
    ],
    [
      5,
      'Just rough enough',
      'It scrubs a little and dries fast. I had forgotten how good a proper cloth is.',
    ],
    [4, 'The sage is paler than the picture', 'A lovely colour, only lighter than I expected.'],
    [5, 'We threw out the sponges', 'One cloth each, a hook each, no more mouldy sponges in the shower.'],
    [4, 'Shrinks a touch', 'About a centimetre after the first hot wash, then no more.'],
    [5, 'For babies, too', 'Warm water and this cloth, that is all we use.'],
    [3, 'A bit thin', 'Dries quickly because of it, but I would have liked something plusher.'],
    [5, 'Takes off make-up', 'With a drop of body oil it removes mascara without rubbing.'],
    [5, 'Dries overnight', 'Hang it up and it is ready in the morning. No smell.'],
    [4, 'Nice set of two', 'I bought oat and sage, so we can tell them apart.'],
    [
      2,
      'Lint at the beginning',
      'The first two washes left fluff on everything dark. After that it was fine.',
    ],
    [5, 'Simple and well made', 'Good stitching, good loop, good cloth. More of this, please.'],
  ],
}

export const brushReviews: ProductReviews = {
  slug: 'sisal-body-brush',
  name: 'Sisal Body Brush',
  pending: 0,
  texts: [
    [
      5,
      'Wakes you up',
      'Two minutes before the shower and my legs tingle. The handle reaches the middle of my back at last.',
      'body-brush.jpg',
    ],
    [4, 'Firm at first', 'Quite hard for the first week, then it gives. Go gently.'],
    [5, 'Made to last', 'The bristles are still straight after half a year.'],
    [
      3,
      'Mind where you hang it',
      'It needs to dry bristles down, or the wood gets dark marks. The loop is a little short for our rail.',
    ],
    [4, 'Smooth skin', 'I notice the difference on my arms most of all.'],
  ],
}

export const saltsReviews: ProductReviews = {
  slug: 'lavender-bath-salts',
  name: 'Lavender Bath Salts',
  pending: 0,
  texts: [
    [
      5,
      'Asleep by ten',
      'A handful in the bath, twenty minutes, done. Real lavender, not the drawer-sachet kind.',
    ],
    [
      4,
      'The jar is lovely, the refill is clever',
      'Dissolves quickly and leaves no film. I would like a scoop in the jar.',
    ],
    [5, 'After a long run', 'My calves forgive me. I take the refill pouch now.'],
  ],
}
