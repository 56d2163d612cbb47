import { style } from '@vanilla-extract/css'

/** An amount; underlined by dashes while a change on its way may alter it. It is not faded: it has to be read. */
export const amount = style({
  selectors: {
    '&[data-pending]': { textDecoration: 'underline dashed 1px', textUnderlineOffset: '0.3em' },
  },
})
