import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'
import { headerOffset } from '#shop/header-offset.css.ts'

const { surface, radius, shadow, motion, fontSize, fontWeight } = themeContract

export const bar = style({
  position: 'sticky',
  insetBlockStart: headerOffset,
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlock: '10px',
  backgroundColor: surface.background,
  borderBlock: `1px solid ${surface.divider}`,
  transition: `inset-block-start ${motion.enter} ${motion.easing}`,
  '@media': {
    [BREAKPOINTS.desktop]: { paddingBlock: '14px' },
    [BREAKPOINTS.reducedMotion]: { transition: 'none' },
  },
})

export const opener = style({
  '@media': { [BREAKPOINTS.desktop]: { display: 'none' }, [BREAKPOINTS.noScript]: { display: 'none' } },
})

/** Shown on wide windows, and everywhere without script, where there is no drawer. */
export const chips = style({
  display: 'none',
  flexWrap: 'wrap',
  gap: '8px',
  '@media': { [BREAKPOINTS.desktop]: { display: 'flex' }, [BREAKPOINTS.noScript]: { display: 'flex' } },
})

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px 16px',
  marginInlineStart: 'auto',
})

export const count = style({
  fontSize: fontSize.sm,
  whiteSpace: 'nowrap',
  display: 'none',
  '@media': { [BREAKPOINTS.tablet]: { display: 'inline' } },
})

export const plain = style({ display: 'none', '@media': { [BREAKPOINTS.noScript]: { display: 'inline' } } })

export const filter = style({ '@media': { [BREAKPOINTS.desktop]: { position: 'relative' } } })

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '40px',
  paddingInline: '16px',
  border: `1px solid ${surface.control}`,
  borderRadius: radius.button,
  color: surface.heading,
  backgroundColor: surface.background,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  listStyle: 'none',
  transition: `background-color ${motion.state}`,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      inlineSize: '7px',
      blockSize: '7px',
      marginBlockStart: '-4px',
      borderInlineEnd: '1.5px solid currentColor',
      borderBlockEnd: '1.5px solid currentColor',
      transform: 'rotate(45deg)',
    },
    '&:hover': { backgroundColor: surface.soft },
    'details[open] > &': { borderColor: surface.heading },
    '&[data-chosen]': {
      color: surface.background,
      backgroundColor: surface.heading,
      borderColor: surface.heading,
    },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
})

export const panel = style({
  display: 'grid',
  gap: '16px',
  paddingBlock: '16px',
  '@media': {
    [BREAKPOINTS.desktop]: {
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: 'calc(100% + 8px)',
      insetInlineStart: 0,
      inlineSize: '20rem',
      padding: '20px',
      borderRadius: '16px',
      backgroundColor: surface.background,
      boxShadow: shadow.overlay,
    },
  },
})

export const fields = style({
  maxBlockSize: 'min(50vh, 18rem)',
  overflowY: 'auto',
  padding: '3px',
  margin: '-3px',
})

export const group = style({
  display: 'grid',
  gap: '2px',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})

export const priceGroup = style([group, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' }])

export const sortField = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  color: surface.body,
  fontSize: fontSize.sm,
})

export const sortLabel = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': {
    [BREAKPOINTS.desktop]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' },
  },
})

export const sortSelect = style({
  minBlockSize: '44px',
  maxInlineSize: '12rem',
  paddingInline: '6px',
  border: 0,
  background: 'transparent',
  color: surface.heading,
  font: 'inherit',
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
})

export const sortOption = style({ color: surface.heading, backgroundColor: surface.background })
