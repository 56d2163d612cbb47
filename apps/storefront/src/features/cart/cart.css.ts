import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { belowHeader } from '#shop/below-header.ts'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, radius, fontSize, fontWeight, motion } = themeContract

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  paddingBlock: '40px 96px',
})

/** The recommendations that follow fill the drawer's whole width. */
export const inset = style({ display: 'grid', gap: '16px', padding: '0.375rem 1.5rem 0.5rem' })

/** The text of an empty cart is hidden while the first line is being added. */
export const coming = style({ visibility: 'hidden' })

/** Below the recommendations. */
export const more = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  padding: '1.5rem',
})

/** The lines, and on wide windows their costs beside them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  '@media': {
    [BREAKPOINTS.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)',
      alignItems: 'start',
      columnGap: 'clamp(32px, 6vw, 96px)',
    },
  },
})

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '24px',
})

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  '@media': {
    [BREAKPOINTS.desktop]: {
      position: 'sticky',
      ...belowHeader('24px'),
      padding: '28px',
      borderRadius: radius.image,
      backgroundColor: surface.soft,
      transition: `inset-block-start ${motion.enter} ${motion.easing}`,
    },
    [BREAKPOINTS.reducedMotion]: { transition: 'none' },
  },
})

export const list = style({ inlineSize: '100%', listStyle: 'none', margin: 0, padding: 0 })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'min(130px, 40%) minmax(0, 1fr)',
  gap: '12px',
  paddingBlock: '18px',
  '@media': { [BREAKPOINTS.touch]: { gap: '8px' } },
  // The checkout leads back to a line: then the notice above the lines is in sight.
  scrollMarginBlockStart: '9rem',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${surface.divider}` },
    '&:focus-visible': { borderRadius: radius.input, outlineOffset: '6px' },
  },
})

/** Placeholder for a product without a picture. */
export const noPicture = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  aspectRatio: '1',
  borderRadius: `max(0px, ${radius.image} - 8px)`,
  color: surface.body,
  backgroundColor: surface.soft,
})

export const textBlock = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '2px',
  // A shopper's own text can be one long word.
  overflowWrap: 'anywhere',
})

/** A price that is not known yet has the room of one, so that a name does not break when it comes. */
export const lineHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(3.5em, auto)',
  alignItems: 'baseline',
  gap: '12px',
})

export const name = style({
  color: surface.heading,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const foot = style({
  paddingBlockStart: '12px',
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  fontSize: fontSize.sm,
  // Beside the picture the drawer of a phone has just room for the quantity and the way to remove it in one row.
  '@media': { [BREAKPOINTS.touch]: { columnGap: '4px', marginInlineEnd: '-4px' } },
})

/** A line asks for more than there is. */
export const shortage = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  paddingBlockStart: '6px',
  color: surface.error,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
})

export const stepper = style({ flex: 'none', display: 'flex', alignItems: 'center', gap: '4px 12px' })

/** Without script a changed quantity has to be sent by a button. */
export const update = style({ display: 'none', '@media': { [BREAKPOINTS.noScript]: { display: 'inline' } } })

export const total = style({
  color: surface.heading,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'normal',
  textAlign: 'end',
})

export const form = style({ display: 'grid', gap: '6px' })

export const status = style({ color: surface.success, fontSize: fontSize.sm })

export const part = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})

/** The first of a row. */
export const label = style({ textAlign: 'start' })

/** Beside a total. */
export const tax = style({ fontSize: fontSize.sm, fontWeight: 'normal', color: surface.body })

export const row = style([
  part,
  { color: surface.heading, fontSize: fontSize.lg, fontWeight: fontWeight.strong },
])
