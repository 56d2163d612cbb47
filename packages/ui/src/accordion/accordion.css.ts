import { globalStyle } from '@vanilla-extract/css'
import { kitStyle } from '../style/kit-style.ts'
import { kitLayer } from '../style/layers.css.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, primary, fontWeight, motion, radius, space } = themeContract

const base = kitStyle({ interpolateSize: 'allow-keywords' })
const line = kitStyle({ borderBlockEnd: `1px solid ${surface.divider}` })
const box = kitStyle({ borderRadius: radius.image, background: surface.background })
export const item = `${base} ${line}`
export const boxed = `${base} ${box}`
export const summary = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['16'],
  minBlockSize: '3.5rem',
  paddingBlock: space['16'],
  color: surface.heading,
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
  selectors: {
    '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.3em' },
    [`${box} > &`]: {
      gap: space['12'],
      minBlockSize: '3.25rem',
      paddingBlock: 0,
      paddingInline: space['16'],
      border: `1px solid ${surface.control}`,
      borderRadius: radius.input,
      background: primary.background,
      color: primary.heading,
    },
  },
})
export const title = kitStyle({ font: 'inherit', overflowWrap: 'anywhere' })
/** A plus that turns into a minus; in a boxed accordion an arrow that turns over. */
export const sign = kitStyle({
  position: 'relative',
  flex: 'none',
  inlineSize: '14px',
  blockSize: '14px',
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '6px',
      insetInlineStart: 0,
      inlineSize: '14px',
      borderBlockStart: '1.6px solid currentColor',
      transition: `transform ${motion.enter} ${motion.easing}`,
    },
    '&::after': { transform: 'rotate(90deg)' },
    'details[open] > summary > &::after': { transform: 'rotate(0deg)' },
    [`${box} > summary > &::before`]: {
      insetBlockStart: '3px',
      insetInlineStart: '3px',
      inlineSize: '8px',
      blockSize: '8px',
      // Physical borders in both text directions: rotated, they point down.
      borderBlockStart: 0,
      borderRight: '1.6px solid currentColor',
      borderBottom: '1.6px solid currentColor',
      transform: 'translateY(-2px) rotate(45deg)',
    },
    [`${box}[open] > summary > &::before`]: { transform: 'translateY(2px) rotate(225deg)' },
    [`${box} > summary > &::after`]: { display: 'none' },
  },
})
export const panel = kitStyle({
  paddingBlockEnd: space['24'],
  selectors: { [`${box} > &`]: { paddingBlock: '1.25rem 0' } },
})

globalStyle(`${base}::details-content`, {
  '@layer': {
    [kitLayer]: {
      blockSize: 0,
      overflow: 'clip',
      overflowClipMargin: '4px',
      transition: `block-size ${motion.enter} ${motion.easing}, content-visibility ${motion.enter} allow-discrete`,
    },
  },
})
globalStyle(`${base}[open]::details-content`, { '@layer': { [kitLayer]: { blockSize: 'auto' } } })
