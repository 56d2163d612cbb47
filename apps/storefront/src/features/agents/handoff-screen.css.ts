import { style } from '@vanilla-extract/css'

export const page = style({ paddingBlock: '48px' })
