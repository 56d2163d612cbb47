import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, radius } = themeContract

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  // Never wider than its place, however large the text is.
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gridRow: 'span 3',
  rowGap: 0,
  alignContent: 'start',
})

export const media = style({ position: 'relative', marginBlockEnd: '14px' })

/** On devices without hover it is never displayed, so that the browser does not fetch it. */
export const second = style({
  display: 'none',
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: 'opacity 220ms ease-out',
  '@media': {
    [BREAKPOINTS.hover]: {
      display: 'block',
      selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1 } },
    },
    [BREAKPOINTS.reducedMotion]: { transition: 'none' },
  },
})

export const mark = style({ position: 'absolute', insetBlockStart: '12px', insetInlineStart: '12px' })

export const textBlock = style({ display: 'grid', gap: '4px', alignContent: 'start' })

/** The whole card leads to the product; the link itself is the name. */
export const target = style({
  textDecoration: 'none',
  color: 'inherit',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${surface.focus}`,
      outlineOffset: '4px',
      borderRadius: `min(${radius.image}, 12px)`,
    },
  },
})

export const price = style({ paddingBlockStart: '8px' })
