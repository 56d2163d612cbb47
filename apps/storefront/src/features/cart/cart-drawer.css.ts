import { style } from '@vanilla-extract/css'

/** The lines keep the drawer's edges; what follows runs to them. */
export const inset = style({ display: 'grid', gap: '16px', padding: '6px 24px 24px' })
