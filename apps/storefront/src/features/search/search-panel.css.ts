import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, radius, fontSize, fontWeight, motion } = themeContract

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  paddingBlock: '16px 40px',
  '@media': { [BREAKPOINTS.desktop]: { gap: '28px', paddingBlock: '28px 40px' } },
})

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '8px' })

/** Without the room that a field keeps for its message, so that the button beside it is in its middle. */
export const field = style({ flex: 1, minInlineSize: 0, maxInlineSize: '44rem', marginBlockEnd: '-0.5rem' })

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  alignItems: 'center',
  // The region is always there, for screen readers.
  selectors: { '&[data-silent]': { position: 'absolute' } },
})

export const skeletons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px 12px',
  '@media': {
    [BREAKPOINTS.tablet]: { columnGap: '24px' },
    [BREAKPOINTS.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const skeleton = style({ display: 'grid', gap: '12px' })

/** Products, and on wide windows other meanings of the words beside them. */
export const found = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  '@media': {
    [BREAKPOINTS.desktop]: {
      gap: '48px',
      selectors: { '&[data-has-ways]': { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
    },
  },
})

export const ways = style({
  display: 'grid',
  alignContent: 'start',
  gap: '16px',
  '@media': { [BREAKPOINTS.desktop]: { gap: '32px' } },
})

export const waysHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
})

export const waysTitle = style({
  margin: 0,
  marginBlockEnd: '6px',
  color: surface.body,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
})

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [BREAKPOINTS.desktop]: { display: 'grid', gap: 0 } },
})

/** On narrow windows the first links are enough, because the products are below them. */
export const further = style({ '@media': { [BREAKPOINTS.belowDesktop]: { display: 'none' } } })

/** A pill on narrow windows, a row of a list on wide ones. */
export const way = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: '16px',
  border: `1px solid ${surface.divider}`,
  borderRadius: radius.button,
  color: surface.heading,
  fontSize: fontSize.sm,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `background-color ${motion.state}`,
  selectors: { '&:hover': { backgroundColor: surface.soft } },
  '@media': {
    [BREAKPOINTS.desktop]: {
      minBlockSize: '40px',
      // Aligns the text with the heading, despite the invisible edge.
      marginInline: '-13px',
      paddingInline: '12px',
      borderColor: 'transparent',
      borderRadius: radius.input,
      fontSize: fontSize.md,
    },
  },
})
