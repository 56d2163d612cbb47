import { globalStyle, style } from '@vanilla-extract/css'

export const image = style({})

globalStyle(`${image} img`, { objectPosition: 'var(--art-focus)' })
