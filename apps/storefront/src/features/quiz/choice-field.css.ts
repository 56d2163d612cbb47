import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, radius, motion, fontSize, fontWeight } = themeContract

const FORCED_COLORS = '(forced-colors: active)'

const perRow = createVar()

export const field = style({
  display: 'grid',
  gap: '16px',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const columns = styleVariants({
  2: { vars: { [perRow]: '2' } },
  3: { vars: { [perRow]: '3' } },
  4: { vars: { [perRow]: '4' } },
})

const list = style({ display: 'grid', gap: '12px' })

const wideColumns = `repeat(${perRow}, minmax(0, 1fr))`

export const options = styleVariants({
  card: [list, { '@media': { [BREAKPOINTS.tablet]: { gridTemplateColumns: wideColumns, gap: '20px' } } }],
  grid: [
    list,
    {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@media': { [BREAKPOINTS.tablet]: { gridTemplateColumns: wideColumns } },
    },
  ],
  stack: [list, { maxInlineSize: '36rem' }],
  slider: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    paddingBlock: '12px',
    touchAction: 'pan-y',
  },
})

const isSlider = `${options.slider} > &&`
const isCard = `${options.card} > &`

export const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minBlockSize: '56px',
  padding: '12px 16px',
  boxSizing: 'border-box',
  border: `1px solid ${surface.control}`,
  borderRadius: `calc(${radius.input} + 2px)`,
  backgroundColor: surface.background,
  color: surface.heading,
  fontWeight: fontWeight.medium,
  lineHeight: 1.35,
  cursor: 'pointer',
  transition: `background-color ${motion.state}, box-shadow ${motion.state}, border-color ${motion.state}`,
  selectors: {
    '&:has(input:checked)': {
      borderColor: surface.primaryMark,
      boxShadow: `inset 0 0 0 1px ${surface.primaryMark}`,
      backgroundColor: surface.soft,
    },
    '&:has(input:focus-visible)': { outline: `2px solid ${surface.focus}`, outlineOffset: '2px' },
    [isCard]: { padding: '8px', paddingInlineEnd: '16px' },
    // The doubled class raises the specificity: a slider's stop has no box, chosen or hovered.
    [isSlider]: {
      flexDirection: 'column',
      gap: '10px',
      padding: '0 4px 4px',
      border: 0,
      borderRadius: radius.input,
      backgroundColor: 'transparent',
      boxShadow: 'none',
      textAlign: 'center',
      userSelect: 'none',
    },
  },
  '@media': {
    [BREAKPOINTS.hover]: { selectors: { '&:hover': { backgroundColor: surface.soft } } },
    [BREAKPOINTS.tablet]: {
      selectors: {
        [isCard]: {
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          gap: '14px 12px',
          padding: '12px',
          alignContent: 'start',
        },
      },
    },
    [BREAKPOINTS.reducedMotion]: { transition: 'none' },
    [FORCED_COLORS]: { selectors: { '&:has(input:checked)': { outline: '2px solid Highlight' } } },
  },
})

/** Covers the whole option, so that pointers and screen readers find it there. */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  borderRadius: 'inherit',
  outline: 'none',
  cursor: 'inherit',
})

export const picture = style({
  display: 'block',
  inlineSize: '72px',
  blockSize: 'auto',
  aspectRatio: '1 / 1',
  objectFit: 'cover',
  borderRadius: `max(0px, calc(${radius.input} - 4px))`,
  '@media': {
    [BREAKPOINTS.tablet]: { gridColumn: '1 / -1', inlineSize: '100%', aspectRatio: '4 / 3' },
  },
})

/** Round for one answer, square for several; on the slider it is the stop and the thumb. */
export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '24px',
  blockSize: '24px',
  border: `1.5px solid ${surface.control}`,
  borderRadius: '50%',
  backgroundColor: surface.background,
  color: 'transparent',
  transition: `background-color ${motion.state}, border-color ${motion.state}`,
  selectors: {
    '[data-kind="several"] &': { borderRadius: '6px' },
    'input:checked ~ &': {
      borderColor: surface.primaryMark,
      backgroundColor: surface.primaryMark,
      color: surface.background,
    },
    [`${options.slider} &`]: {
      position: 'relative',
      zIndex: 1,
      blockSize: '32px',
      inlineSize: '32px',
      borderWidth: '2px',
    },
  },
  '@media': {
    [BREAKPOINTS.reducedMotion]: { transition: 'none' },
    [FORCED_COLORS]: { selectors: { 'input:checked ~ &': { color: 'Highlight' } } },
  },
})

export const label = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    [`${options.slider} &`]: { fontSize: fontSize.sm },
    // The line between the stops, filled up to the thumb.
    [`${options.slider} > ${option}:not(:first-child) &::before`]: {
      content: '',
      position: 'absolute',
      insetBlockStart: '14px',
      insetInlineEnd: '50%',
      inlineSize: '100%',
      blockSize: '4px',
      backgroundColor: surface.track,
    },
    [`${options.slider}:has(input:checked) > ${option}:not(:first-child):not(${option}:has(input:checked) ~ ${option}) &::before`]:
      { backgroundColor: surface.primaryMark },
  },
})

export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  margin: 0,
  color: surface.error,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
})
