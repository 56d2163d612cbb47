import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: '28px', paddingBlock: '48px 96px' })

export const head = style({ display: 'grid', gap: '12px', justifyItems: 'start' })
