import { globalStyle } from '@vanilla-extract/css'
import { kitStyle } from '../style/kit-style.ts'
import { kitLayer } from '../style/layers.css.ts'
import { MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, radius, fontSize, motion, space } = themeContract

export const card = kitStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  // Never wider than its place, however large the text is.
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'break-word',
  gridRow: 'span 3',
  rowGap: 0,
  alignContent: 'start',
})

const MEDIA_GAP = '14px'

export const media = kitStyle({ position: 'relative', marginBlockEnd: MEDIA_GAP })

/** A line at the picture's foot, in the picture's row: what stands on it lies over the picture. */
export const action = kitStyle({
  position: 'absolute',
  gridArea: '1 / 1 / 2 / 2',
  insetInline: 0,
  insetBlockEnd: MEDIA_GAP,
})

/** On devices without hover it is never displayed, so that the browser does not fetch it. */
export const second = kitStyle({
  display: 'none',
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${motion.enter} ${motion.easing}`,
  '@media': {
    [MEDIA.hover]: {
      display: 'block',
      selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1 } },
    },
  },
})

export const mark = kitStyle({
  position: 'absolute',
  insetBlockStart: space['12'],
  insetInlineStart: space['12'],
})

export const textBlock = kitStyle({ display: 'grid', gap: space['4'], alignContent: 'start' })

export const colors = kitStyle({ display: 'flex', gap: '6px', alignItems: 'center', fontSize: fontSize.sm })

globalStyle(`${colors} > i`, {
  '@layer': {
    [kitLayer]: {
      inlineSize: '1rem',
      blockSize: '1rem',
      border: `1px solid ${surface.control}`,
      borderRadius: '50%',
      forcedColorAdjust: 'none',
    },
  },
})

/** The whole card leads to the product; the link itself is the name. */
export const target = kitStyle({
  textDecoration: 'none',
  color: 'inherit',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${surface.focus}`,
      outlineOffset: '4px',
      borderRadius: `min(${radius.image}, 12px)`,
    },
  },
})

export const price = kitStyle({ paddingBlockStart: space['8'] })
