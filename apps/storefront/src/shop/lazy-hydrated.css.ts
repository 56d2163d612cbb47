import { style } from '@vanilla-extract/css'

/** The host adds no box, so the component is laid out as if it had no wrapper. */
export const host = style({ display: 'contents' })
