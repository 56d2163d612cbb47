import { globalStyle, style } from '@vanilla-extract/css'

/** In the upper corner of what it is in, over the picture. The quick-add's panel lies above it. */
export const heart = style({
  position: 'absolute',
  display: 'grid',
  zIndex: 1,
  insetBlockStart: '8px',
  insetInlineEnd: '8px',
  // In the narrowest windows a card has no room for a badge and a heart in one line.
  '@media': { '(max-width: 22rem)': { insetBlockStart: '44px' } },
})

/** With no weight of its own: a place that sticks stays as it is. */
globalStyle(`:where(:has(> ${heart}))`, { position: 'relative' })

globalStyle(`${heart} > [aria-pressed="true"] > svg`, { fill: 'currentColor' })
