import { kitStyle } from '../style/kit-style.ts'
import { MEDIA, TOUCH_TARGET } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space, radius, fontSize, fontWeight, motion } = themeContract

export const root = kitStyle({
  display: 'grid',
  gap: space['12'],
  minInlineSize: 0,
  '@media': {
    [MEDIA.desktop]: {
      gridTemplateColumns: '5.5rem minmax(0, 1fr)',
      columnGap: '1.25rem',
      alignItems: 'start',
    },
  },
})
export const single = kitStyle({ '@media': { [MEDIA.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } } })
export const thumbnails = kitStyle({
  display: 'none',
  gap: space['12'],
  '@media': {
    [MEDIA.desktop]: { display: 'grid', position: 'sticky', insetBlockStart: `calc(${space['96']} - 4px)` },
  },
})
export const thumbnail = kitStyle({
  display: 'block',
  inlineSize: '100%',
  borderRadius: `min(${radius.image}, 12px)`,
  overflow: 'hidden',
  selectors: {
    '&[aria-current="true"]': { boxShadow: `0 0 0 2px ${surface.background}, 0 0 0 4px ${surface.heading}` },
    '&:focus-visible': { outlineOffset: '5px' },
  },
  '@media': {
    [MEDIA.forcedColors]: { selectors: { '&[aria-current="true"]': { outline: '3px solid Highlight' } } },
  },
})
export const stage = kitStyle({ position: 'relative', minInlineSize: 0 })
export const track = kitStyle({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: radius.image,
  '@media': {
    [MEDIA.desktop]: {
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space['16'],
      overflowX: 'visible',
      scrollSnapType: 'none',
      borderRadius: 0,
    },
  },
})
/** In the stack the first picture has a row of its own, and so has a last one without a neighbour. */
export const slide = kitStyle({
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  minInlineSize: 0,
  '@media': {
    [MEDIA.desktop]: {
      selectors: { '&:first-child, &:last-child:nth-child(even)': { gridColumn: '1 / -1' } },
    },
  },
})
export const zoom = kitStyle({
  display: 'block',
  inlineSize: '100%',
  cursor: 'zoom-in',
  borderRadius: radius.image,
  selectors: {
    '&:focus-visible': { outlineOffset: '-4px', boxShadow: `inset 0 0 0 6px ${surface.background}` },
  },
})
export const foot = kitStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  '@media': { [MEDIA.desktop]: { display: 'none' } },
})
export const dots = kitStyle({ gridColumn: 2, display: 'flex', flexWrap: 'wrap', justifyContent: 'center' })
export const dot = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: TOUCH_TARGET,
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: '999px',
      background: surface.control,
      transition: `inline-size ${motion.state}, background ${motion.state}`,
    },
    '&[aria-current="true"]::before': { inlineSize: '20px', background: surface.heading },
  },
  '@media': {
    [MEDIA.touch]: { inlineSize: TOUCH_TARGET },
    [MEDIA.forcedColors]: {
      selectors: { '&[aria-current="true"]::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
})
export const counter = kitStyle({
  gridColumn: 3,
  justifySelf: 'end',
  color: surface.body,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
