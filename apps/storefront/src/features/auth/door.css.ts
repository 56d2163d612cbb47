import { style } from '@vanilla-extract/css'

export const door = style({ display: 'grid', gap: '24px', paddingBlock: '48px 96px' })

export const head = style({ display: 'grid', gap: '8px' })

export const form = style({ display: 'grid', gap: '20px' })
