import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { surface, fontSize, fontWeight } = themeContract

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' })

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '52px',
  color: surface.heading,
  fontSize: fontSize.md,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${surface.divider}`,
})

export const heading = style({ paddingBlock: '14px 4px', color: surface.body, fontSize: fontSize.sm })

export const foot = style({
  display: 'flex',
  gap: '8px',
  paddingBlockStart: '24px',
  marginInlineStart: '-10px',
})
