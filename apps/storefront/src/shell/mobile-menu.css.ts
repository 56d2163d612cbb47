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

/** Quieter than the categories: as many side by side as fit. */
export const further = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  columnGap: '16px',
  paddingBlock: '8px',
  borderBlockEnd: `1px solid ${surface.divider}`,
})

export const furtherLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: surface.body,
  textDecoration: 'none',
})

/** The padding below is as much as the announcement may push the sheet out of the window. */
export const foot = style({
  marginInlineStart: '-8px',
  paddingBlock: '8px 56px',
})
