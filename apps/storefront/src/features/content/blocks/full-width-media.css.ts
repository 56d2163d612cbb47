import { style } from '@vanilla-extract/css'

export const text = style({ maxInlineSize: '27em' })
