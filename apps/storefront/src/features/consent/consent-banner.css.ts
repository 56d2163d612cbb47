import { keyframes, style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, gutter, maxWidth, fontSize, fontFamily, fontWeight, motion } = themeContract

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } })

/** Hidden while a sheet of the header is open, which needs the window's whole height. */
export const banner = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  insetBlockEnd: 0,
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  color: surface.body,
  backgroundColor: surface.background,
  borderBlockStart: `1px solid ${surface.divider}`,
  fontSize: fontSize.sm,
  animation: `${rise} ${motion.enter} ${motion.easing}`,
  selectors: { ':root:has([data-site-header] section[data-open]) &': { visibility: 'hidden' } },
  '@media': { [BREAKPOINTS.reducedMotion]: { animation: 'none' }, print: { display: 'none' } },
})

export const inner = style({
  display: 'grid',
  gap: '12px',
  maxInlineSize: maxWidth,
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlock: '14px max(10px, env(safe-area-inset-bottom))',
  '@media': {
    [BREAKPOINTS.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '48px',
      paddingBlock: '16px',
    },
  },
})

export const textBlock = style({ maxInlineSize: '44rem', lineHeight: 1.45 })

export const title = style({
  color: surface.heading,
  fontFamily: fontFamily.body,
  fontSize: fontSize.md,
  fontWeight: fontWeight.strong,
  marginBlockEnd: '2px',
})

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '4px 12px',
  '@media': {
    [BREAKPOINTS.desktop]: { gridTemplateColumns: 'auto repeat(2, minmax(9rem, 1fr))', alignItems: 'center' },
  },
})

export const manage = style({
  gridColumn: '1 / -1',
  justifySelf: 'center',
  '@media': { [BREAKPOINTS.desktop]: { gridColumn: 'auto', order: -1 } },
})
