import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, fontWeight } = themeContract

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gap: '16px',
  alignItems: 'start',
  paddingBlock: '14px',
  '@media': { [BREAKPOINTS.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: { '& + &': { borderBlockStart: `1px solid ${surface.divider}` } },
})

export const name = style({
  color: surface.heading,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  overflowWrap: 'break-word',
})

export const total = style({
  color: surface.heading,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
