import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { primary, fontSize, fontWeight } = themeContract

export const list = style({ display: 'grid', gap: '16px', listStyle: 'none', margin: 0, padding: 0 })

export const past = style({ display: 'grid', gap: '16px', paddingBlockStart: '24px' })

export const card = style({
  position: 'relative',
  display: 'grid',
  // Where a word needs the line, the picture gives way.
  gridTemplateColumns: 'minmax(0, 72px) minmax(min-content, 1fr)',
  gap: '16px',
  alignItems: 'start',
  '@media': {
    [BREAKPOINTS.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [BREAKPOINTS.tablet]: {
      gridTemplateColumns: '96px minmax(0, 1fr) auto',
      gap: '24px',
      alignItems: 'center',
    },
  },
})

export const textBlock = style({
  display: 'grid',
  gap: '6px',
  justifyItems: 'start',
  minInlineSize: 0,
  overflowWrap: 'break-word',
})

export const payment = style({
  display: 'grid',
  gap: '2px',
  gridColumn: '1 / -1',
  paddingBlockStart: '16px',
  borderBlockStart: `1px solid ${primary.divider}`,
  '@media': {
    [BREAKPOINTS.tablet]: {
      gridColumn: 'auto',
      justifyItems: 'end',
      textAlign: 'end',
      paddingBlockStart: 0,
      borderBlockStart: 'none',
      maxInlineSize: '16rem',
    },
  },
})

/** In a narrow window the day is beside the amount. */
export const due = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  alignItems: 'baseline',
  '@media': { [BREAKPOINTS.tablet]: { display: 'grid', justifyItems: 'end' } },
})

export const amount = style({
  color: primary.heading,
  fontWeight: fontWeight.strong,
  fontSize: fontSize.lg,
  fontVariantNumeric: 'tabular-nums',
})

export const label = style({ fontSize: fontSize.sm })
