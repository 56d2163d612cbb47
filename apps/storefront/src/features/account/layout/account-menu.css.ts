import { globalStyle, style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, primary, radius, fontSize, fontWeight, motion } = themeContract

export const menu = style({ display: 'grid', gap: '20px', alignContent: 'start' })

export const who = style({ display: 'flex', gap: '12px', alignItems: 'center', minInlineSize: 0 })

export const initial = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: '50%',
  backgroundColor: primary.background,
  color: primary.heading,
  fontWeight: fontWeight.strong,
})

export const names = style({ display: 'grid', minInlineSize: 0 })

export const name = style({ color: surface.heading, fontWeight: fontWeight.strong, overflowWrap: 'anywhere' })

export const email = style({ fontSize: fontSize.sm, overflowWrap: 'anywhere' })

export const links = style({ display: 'grid', gap: '4px', listStyle: 'none', margin: 0, padding: 0 })

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minBlockSize: '48px',
  paddingInline: '14px',
  borderRadius: radius.input,
  color: surface.heading,
  textDecoration: 'none',
  transition: `background-color ${motion.state} ${motion.easing}`,
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
    '&[aria-current]': {
      backgroundColor: primary.background,
      color: primary.heading,
      fontWeight: fontWeight.strong,
    },
  },
  '@media': {
    [BREAKPOINTS.reducedMotion]: { transition: 'none' },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '1px solid' } } },
  },
})

export const foot = style({
  borderBlockStart: `1px solid ${surface.divider}`,
  paddingBlockStart: '12px',
})

/** With its border the icon and the text begin where those of the links do. */
globalStyle(`${foot} button`, { gap: '12px', paddingInline: '13px' })

/** Narrow windows: the menu folds away behind the name of the section. */
export const fold = style({ '@media': { [BREAKPOINTS.desktop]: { display: 'none' } } })

export const side = style({
  display: 'none',
  '@media': {
    [BREAKPOINTS.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: '24px',
      alignSelf: 'start',
    },
  },
})
