import { style } from '@vanilla-extract/css'

/**
 * An amount, with a dashed underline while a change in flight may alter it. It is not faded, because it must stay
 * readable.
 */
export const amount = style({
  selectors: {
    '&[data-pending]': { textDecoration: 'underline dashed 1px', textUnderlineOffset: '0.3em' },
  },
})
