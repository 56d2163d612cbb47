import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, radius } = themeContract

export const section = style({ display: 'grid', gap: '14px', paddingBlock: '32px 16px' })

export const list = style({
  display: 'grid',
  gap: '12px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'center',
  padding: '12px',
  border: `1px solid ${surface.divider}`,
  borderRadius: radius.image,
  selectors: { '&:hover': { borderColor: surface.control } },
  '@media': { [BREAKPOINTS.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const textBlock = style({ display: 'grid', gap: '4px' })

/** Below the whole row, above the link that covers the card. */
export const action = style({ position: 'relative', zIndex: 1, gridColumn: '1 / -1' })

/** The name's link covers its card. */
export const target = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.image } },
})
