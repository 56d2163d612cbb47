import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { surface, fontSize, fontFamily, fontWeight, radius, motion } = themeContract

const DESKTOP = '(min-width: 60rem)'
const TABLET = '(min-width: 40rem)'
const TABLET_ALONE = '(min-width: 40rem) and (max-width: 59.99rem)'
const TOUCH = '(pointer: coarse)'

export const section = style({ scrollMarginBlockStart: '96px', ':focus': { outline: 'none' } })

export const columns = style({
  display: 'grid',
  gap: '32px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: '28px',
  '@media': {
    [DESKTOP]: { gridTemplateColumns: '300px minmax(0, 1fr)', gap: '64px', alignItems: 'start' },
  },
})

export const overview = style({
  display: 'grid',
  gap: '16px',
  '@media': {
    [TABLET_ALONE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: '48px' },
    [DESKTOP]: { position: 'sticky', insetBlockStart: '104px' },
  },
})

export const score = style({
  color: surface.heading,
  fontFamily: fontFamily.headings,
  fontSize: fontSize['7xl'],
  fontWeight: fontWeight.headings,
  lineHeight: 1,
})

export const bars = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [TABLET_ALONE]: { gridColumn: 2, gridRow: '1 / span 3', alignSelf: 'center' } },
})

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1em auto minmax(0, 1fr) 2.5em',
  gap: '8px',
  alignItems: 'center',
  minBlockSize: '32px',
  borderRadius: radius.input,
  color: surface.body,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    '&[href]:hover': { color: surface.heading, textDecoration: 'underline' },
    '&[aria-current=true]': { color: surface.heading, fontWeight: fontWeight.strong },
  },
  '@media': { [TOUCH]: { minBlockSize: '44px' } },
})

export const barCount = style({ textAlign: 'end' })

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '12px 8px',
  marginBlockEnd: '8px',
  '@media': {
    [TABLET]: { columnGap: '12px', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
  },
})

export const search = style({ gridColumn: '1 / -1', '@media': { [TABLET]: { gridColumn: 'auto' } } })

/** Reserves the toolbar's space until it is there. */
export const toolbarSpace = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  gap: '4px 20px',
  marginBlockEnd: '8px',
  minBlockSize: '132px',
  '@media': { [TABLET]: { minBlockSize: '60px' } },
})

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  transition: `opacity ${motion.state} ${motion.easing}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.55 } },
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  paddingBlock: '24px',
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${surface.divider}`,
})

export const body = style({ whiteSpace: 'pre-line', maxInlineSize: '42em' })

export const reply = style({
  maxInlineSize: '42em',
  paddingInlineStart: '16px',
  borderInlineStart: `3px solid ${surface.divider}`,
  whiteSpace: 'pre-line',
})

export const replyHead = style({
  margin: 0,
  color: surface.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
})

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  fontSize: fontSize.sm,
})

export const verified = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: surface.success,
  fontWeight: fontWeight.medium,
})

const pictureList = style({ display: 'flex', gap: '8px', margin: 0, padding: 0, listStyle: 'none' })

export const pictures = {
  rows: style([pictureList, { flexWrap: 'wrap' }]),
  // The padding is the room of the focus ring, which a scrolled box would cut.
  strip: style([pictureList, { overflowX: 'auto', padding: '4px', margin: '20px -4px 0' }]),
}

export const picture = style({
  display: 'block',
  inlineSize: '88px',
  padding: 0,
  border: 0,
  borderRadius: radius.input,
  background: 'none',
  cursor: 'zoom-in',
})

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '36px',
  fontSize: fontSize.sm,
  '@media': { [TOUCH]: { minBlockSize: '44px' } },
})

/** The negative margin cancels the first button's padding, so that its icon is under the stars. */
export const buttons = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineStart: '-16px',
})

/** Its room moves what follows to the end of the line. */
export const votes = style({
  flex: 1,
  marginInlineStart: '-10px',
  fontVariantNumeric: 'tabular-nums',
})

export const end = style({ display: 'grid', justifyItems: 'center', gap: '12px', paddingBlockStart: '28px' })

export const empty = style({ paddingBlock: '28px' })

export const form = style({ display: 'grid', gap: '20px' })

export const own = style({ display: 'grid', gap: '12px', marginBlockEnd: '12px' })

export const ownTitle = style({ overflowWrap: 'anywhere', fontWeight: fontWeight.medium })

export const kept = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: '12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
