import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { surface, fontSize, fontWeight } = themeContract

export const orders = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  color: surface.heading,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
})

/** The padding below is as much as the announcement may push the sheet out of the window. */
export const foot = style({
  display: 'flex',
  gap: '8px',
  marginInlineStart: '-10px',
  paddingBlock: '8px 56px',
})
