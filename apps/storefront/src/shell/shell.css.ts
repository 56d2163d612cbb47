import { style } from '@vanilla-extract/css'

export const main = style({ minBlockSize: '60vh', outline: 'none' })
