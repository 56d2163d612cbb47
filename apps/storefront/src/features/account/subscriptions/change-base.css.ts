import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { secondary, radius, fontSize, fontWeight } = themeContract

export const box = style({
  display: 'grid',
  gap: '4px',
  padding: '14px 16px',
  borderRadius: radius.input,
  backgroundColor: secondary.background,
  color: secondary.heading,
})

export const term = style({ margin: 0, fontSize: fontSize.sm, color: secondary.body })

export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums' })

export const amount = style({ fontWeight: fontWeight.strong })

export const was = style({ color: secondary.body })
