import { keyframes, style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'
import { headerHeight, HIDDEN_HEADER } from '#shop/header-offset.css.ts'
import { noticeInset } from '#shop/notice-inset.css.ts'

const { surface, gutter, motion } = themeContract

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: '32px',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(60rem + 2 * ${gutter})`,
  minBlockSize: `calc(100svh - ${headerHeight})`,
  marginInline: 'auto',
  padding: `20px ${gutter} 0`,
  '@media': { [BREAKPOINTS.desktop]: { gap: '40px', paddingBlockStart: '32px' } },
  selectors: {
    '&[data-layout="single_page"]': { minBlockSize: 0, paddingBlock: '44px', '@media': {} },
  },
})

export const items = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media': {
    [BREAKPOINTS.tablet]: { paddingBlockStart: 'clamp(0px, 4svh, 48px)' },
    [BREAKPOINTS.noScript]: { gap: '64px' },
  },
  selectors: { [`${form}[data-layout="single_page"] > &`]: { gap: '64px' } },
})

const arrive = keyframes({ from: { opacity: 0, translate: '0 10px' }, to: { opacity: 1, translate: '0 0' } })

/** Only the current item shows; without script all of them do. */
export const item = style({
  display: 'none',
  selectors: {
    '&[data-current]': { display: 'block' },
    [`${form}[data-moves] > * > &[data-current]`]: {
      animation: `${arrive} ${motion.enter} ${motion.easing}`,
    },
  },
  '@media': {
    [BREAKPOINTS.noScript]: { display: 'block' },
    [BREAKPOINTS.reducedMotion]: {
      selectors: { [`${form}[data-moves] > * > &[data-current]`]: { animation: 'none' } },
    },
  },
})

export const head = style({
  display: 'grid',
  gap: '14px',
  selectors: {
    '&[data-layout="single_page"]': {
      gap: '24px',
      inlineSize: '100%',
      maxInlineSize: '48rem',
      marginInline: 'auto',
    },
  },
})

export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 24px',
})

/** On a single page the progress stays visible. */
export const progress = style({
  '@media': { [BREAKPOINTS.noScript]: { display: 'none' } },
  selectors: {
    [`${head}[data-layout="single_page"] > &`]: {
      position: 'sticky',
      insetBlockStart: `calc(${headerHeight} + 8px)`,
      backgroundColor: surface.background,
    },
    [`${HIDDEN_HEADER} ${head}[data-layout="single_page"] > &`]: { insetBlockStart: '8px' },
  },
})

/** At the bottom of the window, so that the buttons do not move from step to step. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: noticeInset,
  zIndex: 1,
  marginInline: `calc(${gutter} * -1)`,
  padding: `12px ${gutter} max(12px, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${surface.divider}`,
  backgroundColor: surface.background,
  selectors: {
    '&[data-layout="single_page"]': { position: 'static', borderBlockStart: 0, paddingBlockStart: 0 },
  },
  '@media': { [BREAKPOINTS.noScript]: { position: 'static' } },
})

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '12px',
  '@media': { [BREAKPOINTS.noScript]: { display: 'none' } },
  selectors: { [`${foot}[data-layout="single_page"] > &`]: { maxInlineSize: '48rem', marginInline: 'auto' } },
})

export const withoutScript = style({
  display: 'none',
  '@media': { [BREAKPOINTS.noScript]: { display: 'block' } },
})

export const next = style({
  flex: 1,
  display: 'grid',
  '@media': { [BREAKPOINTS.tablet]: { flex: 'none', minInlineSize: '12rem', marginInlineStart: 'auto' } },
  selectors: { [`${foot}[data-layout="single_page"] &`]: { marginInlineStart: 0 } },
})

export const status = style({
  margin: 0,
  textAlign: 'end',
  selectors: { '&:empty': { display: 'none' } },
})
