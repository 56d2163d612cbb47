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

export const search = style({ flex: 1, minInlineSize: 0 })

/** The buttons under a long list stay in sight. The padding leaves room for the frames of focused cards. */
export const offers = style({
  maxBlockSize: 'min(18rem, 32vh)',
  overflowY: 'auto',
  padding: '4px',
  margin: '-4px',
})

export const picture = style({ flex: 'none', inlineSize: '3.5rem' })
