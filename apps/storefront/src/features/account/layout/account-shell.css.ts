import { globalStyle, style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, secondary, gutter, maxWidth, motion, fontSize } = themeContract

export const page = style({ minBlockSize: '100vh', backgroundColor: surface.background, color: surface.body })

/** The area below a short page has the same surface. */
globalStyle(`body:has(${page})`, { backgroundColor: secondary.background })

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  backgroundColor: surface.background,
  borderBlockEnd: `1px solid ${surface.divider}`,
  transition: `transform ${motion.enter} ${motion.easing}`,
  selectors: {
    '&[data-site-header="hidden"]:not(:has(:focus-visible))': { transform: 'translateY(-101%)' },
  },
  '@media': {
    [BREAKPOINTS.reducedMotion]: { transition: 'none' },
    // On paper the header is always shown, wherever the page was scrolled to.
    print: { position: 'static', borderBlockEnd: 'none', transform: 'none !important' },
  },
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 12px',
  minBlockSize: '56px',
  maxInlineSize: maxWidth,
  marginInline: 'auto',
  padding: `6px ${gutter}`,
  '@media': { [BREAKPOINTS.desktop]: { minBlockSize: '72px' }, print: { paddingInline: 0 } },
})

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: fontSize.sm,
  '@media': { [BREAKPOINTS.desktop]: { gap: '4px 16px', fontSize: fontSize.md }, print: { display: 'none' } },
})

export const grid = style({
  display: 'grid',
  alignContent: 'start',
  gap: '24px',
  maxInlineSize: maxWidth,
  marginInline: 'auto',
  padding: `16px ${gutter} 96px`,
  '@media': {
    [BREAKPOINTS.desktop]: {
      gridTemplateColumns: '280px minmax(0, 1fr)',
      gap: '56px',
      paddingBlockStart: '48px',
    },
    print: { display: 'block', maxInlineSize: 'none', padding: 0 },
  },
})

export const side = style({ '@media': { print: { display: 'none' } } })

export const main = style({
  display: 'grid',
  gap: '24px',
  alignContent: 'start',
  outline: 'none',
  minInlineSize: 0,
})

export const coming = style({ display: 'grid', gap: '16px' })
