import { style } from '@vanilla-extract/css'

export const ways = style({ display: 'grid', gap: '40px' })

export const section = style({ display: 'grid', alignContent: 'start', gap: '20px' })
