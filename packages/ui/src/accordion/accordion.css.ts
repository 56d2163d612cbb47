import { globalStyle } from '@vanilla-extract/css'
import { kitStyle } from '../style/kit-style.ts'
import { kitLayer } from '../style/layers.css.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, fontWeight, motion, space } = themeContract

export const item = kitStyle({
  borderBlockEnd: `1px solid ${surface.divider}`,
  interpolateSize: 'allow-keywords',
})
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
  selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.3em' } },
})
export const title = kitStyle({ font: 'inherit' })
/** A plus that turns into a minus. */
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
  },
})
export const panel = kitStyle({ paddingBlockEnd: space['24'] })

globalStyle(`${item}::details-content`, {
  '@layer': {
    [kitLayer]: {
      blockSize: 0,
      overflow: 'clip',
      overflowClipMargin: '4px',
      transition: `block-size ${motion.enter} ${motion.easing}, content-visibility ${motion.enter} allow-discrete`,
    },
  },
})
globalStyle(`${item}[open]::details-content`, { '@layer': { [kitLayer]: { blockSize: 'auto' } } })
