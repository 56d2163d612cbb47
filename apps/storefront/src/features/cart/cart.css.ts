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

/** Under the message of an empty cart, which is centred. */
export const emptySums = style({ inlineSize: 'min(100%, 26rem)', marginInline: 'auto' })

export const list = style({ inlineSize: '100%', listStyle: 'none', margin: 0, padding: 0 })

/** The place of a line that is not known yet. */
export const placeholder = style({
  display: 'grid',
  gridTemplateColumns: 'min(130px, 40%) minmax(0, 1fr)',
  gap: '12px',
  paddingBlock: '18px',
})

export const placeholderText = style({ display: 'grid', alignContent: 'start', gap: '2px' })

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  fontSize: fontSize.sm,
})

/** What a plan charges, folded. */
export const terms = style({ fontSize: fontSize.sm })

export const termsSummary = style({
  inlineSize: 'fit-content',
  color: surface.heading,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '0.3em',
  textDecorationThickness: '1px',
  // A finger hits more than the words, and nothing moves for it.
  '@media': { [BREAKPOINTS.touch]: { paddingBlock: '0.75em', marginBlock: '-0.25em' } },
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
