import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: '24px', paddingBlock: '40px 24px' })

/** At the rail, as all that leads on from here. */
export const nothing = style({ display: 'grid', gap: '8px', paddingBlock: '16px' })

export const form = style({ maxInlineSize: '36rem' })

export const field = style({ flex: 1, minInlineSize: 0 })
