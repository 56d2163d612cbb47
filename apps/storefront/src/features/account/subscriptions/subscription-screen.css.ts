import { globalStyle, style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, primary, secondary, radius, fontFamily, fontSize, fontWeight, motion } = themeContract

export const head = style({ display: 'grid', gap: '16px', justifyItems: 'start' })

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  '@media': {
    [BREAKPOINTS.largeText]: { flexWrap: 'wrap' },
    [BREAKPOINTS.tablet]: { gap: '24px' },
  },
})

export const picture = style({
  flex: 'none',
  inlineSize: '72px',
  '@media': { [BREAKPOINTS.tablet]: { inlineSize: '96px' } },
})

export const names = style({
  display: 'grid',
  gap: '6px',
  justifyItems: 'start',
  minInlineSize: 0,
  overflowWrap: 'break-word',
})

export const next = style({ display: 'grid', gap: '20px' })

export const when = style({ display: 'grid', gap: '4px' })

export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 14px',
  margin: 0,
  color: primary.heading,
  fontFamily: fontFamily.headings,
  fontWeight: fontWeight.headings,
  fontSize: fontSize['4xl'],
  lineHeight: 1.15,
})

export const date = style({ fontSize: fontSize['2xl'] })

export const facts = style({
  display: 'grid',
  gap: '20px',
  paddingBlockStart: '20px',
  borderBlockStart: `1px solid ${primary.divider}`,
  '@media': { [BREAKPOINTS.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' } },
})

export const fact = style({ display: 'grid', gap: '4px', alignContent: 'start', minInlineSize: 0 })

export const factHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  margin: 0,
  color: primary.body,
  fontSize: fontSize.sm,
})

export const factValue = style({ margin: 0, color: primary.heading, overflowWrap: 'anywhere' })

export const lines = style({ listStyle: 'none', margin: 0, padding: 0 })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  paddingBlock: '12px',
  '@media': { [BREAKPOINTS.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: { '& + &': { borderBlockStart: `1px solid ${surface.divider}` } },
})

export const lineName = style({
  overflowWrap: 'break-word',
  color: surface.heading,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
})

export const lineEnd = style({
  display: 'grid',
  justifyItems: 'end',
  gap: '2px',
  '@media': { [BREAKPOINTS.largeText]: { justifyItems: 'start' } },
})

export const lineAmount = style({
  textAlign: 'end',
  color: surface.heading,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})

export const discount = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '16px',
  overflowWrap: 'anywhere',
})

/** The text of a link, not its border and padding, stands under the text above it. */
globalStyle(`:is(${factValue}, ${lineEnd}, ${discount}) a`, { marginInline: '-3px' })

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  paddingBlockStart: '16px',
  borderBlockStart: `1px solid ${surface.divider}`,
  color: surface.heading,
  fontWeight: fontWeight.strong,
  fontSize: fontSize.lg,
  fontVariantNumeric: 'tabular-nums',
})

export const actions = style({
  display: 'grid',
  gap: '1px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  borderRadius: radius.input,
  border: `1px solid ${primary.divider}`,
  backgroundColor: primary.divider,
  '@media': { [BREAKPOINTS.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const cell = style({
  display: 'grid',
  backgroundColor: primary.background,
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
})

export const action = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '0 14px',
  alignItems: 'center',
  minBlockSize: '72px',
  paddingBlock: '12px',
  paddingInline: '16px',
  color: primary.heading,
  textDecoration: 'none',
  transition: `background-color ${motion.state} ${motion.easing}`,
  selectors: {
    '&:hover': { backgroundColor: secondary.background },
    '&:focus-visible': { outline: `2px solid ${primary.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [BREAKPOINTS.reducedMotion]: { transition: 'none' } },
})

export const actionTextBlock = style({ display: 'grid', minInlineSize: 0 })

export const actionName = style({ fontWeight: fontWeight.strong })

export const actionText = style({ color: primary.body, fontSize: fontSize.sm, overflowWrap: 'anywhere' })

export const past = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  paddingBlock: '12px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${surface.divider}` } },
  '@media': { [BREAKPOINTS.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto 7rem' } },
})
