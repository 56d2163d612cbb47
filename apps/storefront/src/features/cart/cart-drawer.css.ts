import { style } from '@vanilla-extract/css'

/** The recommendations that follow fill the drawer's whole width. */
export const inset = style({ display: 'grid', gap: '16px', padding: '6px 24px 24px' })
