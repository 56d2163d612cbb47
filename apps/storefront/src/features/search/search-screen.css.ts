import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: '24px', paddingBlock: '40px 24px' })

/** At the rail, as all that leads on from here. */
export const nothing = style({ display: 'grid', gap: '8px', paddingBlock: '16px' })

/** As wide as the field of the panel. */
export const form = style({ maxInlineSize: '44rem' })
