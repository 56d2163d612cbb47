import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: '24px', paddingBlock: '40px 96px' })
