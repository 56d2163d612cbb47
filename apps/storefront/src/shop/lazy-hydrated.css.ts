import { style } from '@vanilla-extract/css'

/** The part lies on the page as if nothing was around it. */
export const host = style({ display: 'contents' })
