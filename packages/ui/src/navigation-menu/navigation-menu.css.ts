import { keyframes } from '@vanilla-extract/css'
import { kitStyle, resetInside } from '../style/kit-style.ts'
import { MEDIA, TOUCH_TARGET } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space, fontSize, fontWeight, motion, gutter, maxWidth, shadow } = themeContract

export const list = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  // Less in windows of up to 76rem, where the entries of a wordy language would otherwise break into a second row.
  columnGap: `clamp(0rem, 100vw / 16 - 4rem, ${space['12']})`,
  marginInlineStart: `calc(${space['8']} * -1)`,
})
export const entry = kitStyle({ display: 'flex', alignItems: 'center' })
export const link = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: TOUCH_TARGET,
  paddingInline: space['8'],
  overflowWrap: 'anywhere',
  color: surface.heading,
  fontWeight: fontWeight.medium,
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.45em',
  transition: `text-decoration-color ${motion.state}`,
  selectors: {
    '&:hover, &[aria-current="page"], [data-open] > &': { textDecorationColor: 'currentColor' },
  },
})
/** Visible with focus and on touch screens only: a mouse opens the sheet by hovering over the link. */
export const toggle = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: TOUCH_TARGET,
  color: surface.heading,
  transition: `transform ${motion.state}`,
  selectors: { '&[aria-expanded="true"]': { transform: 'rotate(180deg)' } },
  '@media': {
    [MEDIA.hover]: {
      selectors: { '&:not(:focus-visible)': { position: 'absolute', opacity: 0, pointerEvents: 'none' } },
    },
  },
})
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })
/** Opaque at once, so that the page never shows through between two entries: only the contents arrive. */
export const sheet = kitStyle({
  position: 'absolute',
  zIndex: 30,
  insetBlockStart: '100%',
  insetInline: 0,
  borderBlockStart: `1px solid ${surface.divider}`,
  background: surface.background,
  boxShadow: shadow.overlay,
})
export const inside = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space['48'],
  maxInlineSize: maxWidth,
  marginInline: 'auto',
  paddingBlock: space['32'],
  paddingInline: gutter,
  animation: `${arrive} ${motion.enter} ${motion.easing}`,
})
export const columns = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: space['32'],
})
export const heading = kitStyle({
  marginBlockEnd: space['8'],
  color: surface.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
})
export const columnLink = kitStyle({
  display: 'block',
  paddingBlock: space['8'],
  color: surface.body,
  selectors: {
    '&:hover': { color: surface.heading, textDecorationLine: 'underline', textUnderlineOffset: '0.3em' },
  },
})
export const feature = kitStyle({
  inlineSize: '20rem',
  '@media': { [MEDIA.belowDesktop]: { display: 'none' } },
})

resetInside(columns, 'ul')
