import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { surface, fontSize, fontWeight } = themeContract

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  color: surface.heading,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})

export const part = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
})

export const amount = style({
  transition: 'opacity 120ms ease-out',
  selectors: { '&[data-pending]': { opacity: 0.45 } },
})
