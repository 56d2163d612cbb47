import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: '12px', maxInlineSize: '380px', alignContent: 'start' })
