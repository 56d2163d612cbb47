import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: '24px', paddingBlock: '40px 64px' })

export const form = style({ maxInlineSize: '36rem' })

export const field = style({ flex: 1, minInlineSize: 0 })
