import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { surface, fontWeight } = themeContract

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gap: '16px',
  alignItems: 'start',
  paddingBlock: '14px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${surface.divider}` } },
})

export const name = style({
  color: surface.heading,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
})

export const total = style({
  color: surface.heading,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
