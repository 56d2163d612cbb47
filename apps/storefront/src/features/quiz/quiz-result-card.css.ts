import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, radius } = themeContract

/** On wide windows the cards of a row align their parts by a subgrid. */
export const card = style({
  display: 'grid',
  gap: '16px',
  '@media': {
    [BREAKPOINTS.tablet]: { gridRow: 'span 4', gridTemplateRows: 'subgrid', rowGap: 0 },
  },
})

export const main = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gridTemplateRows: '1fr auto',
  columnGap: '16px',
  rowGap: '12px',
  '@media': {
    [BREAKPOINTS.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      rowGap: 0,
    },
  },
})

export const picture = style({
  gridRow: 'span 2',
  '@media': { [BREAKPOINTS.tablet]: { gridRow: 'auto', paddingBlockEnd: '16px' } },
})

export const textBlock = style({ display: 'grid', gap: '6px', alignContent: 'start' })

export const buy = style({
  display: 'grid',
  gap: '12px',
  alignContent: 'end',
  '@media': { [BREAKPOINTS.tablet]: { paddingBlockStart: '12px' } },
})

export const target = style({
  color: surface.heading,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const crossSells = style({
  display: 'grid',
  gap: '12px',
  alignContent: 'start',
  padding: '16px',
  borderRadius: radius.image,
  backgroundColor: surface.soft,
  '@media': { [BREAKPOINTS.tablet]: { marginBlockStart: '20px' } },
})

export const crossSellList = style({ display: 'grid', gap: '12px', listStyle: 'none', margin: 0, padding: 0 })

export const crossSell = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'center',
})

export const crossSellTextBlock = style({ display: 'grid', gap: '2px' })
