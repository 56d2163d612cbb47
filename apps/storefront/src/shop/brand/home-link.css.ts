import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, fontFamily, fontWeight, fontSize } = themeContract

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: '44px',
  color: surface.heading,
  fontFamily: fontFamily.headings,
  fontWeight: fontWeight.headings,
  // A name in letters is a logo: it fits between the buttons of a narrow window.
  fontSize: `min(${fontSize.lg}, 5vw)`,
  letterSpacing: '0.16em',
  textTransform: 'uppercase',
  textDecoration: 'none',
  '@media': { [BREAKPOINTS.desktop]: { fontSize: fontSize['2xl'] } },
})

export const logo = style({
  inlineSize: 'auto',
  maxInlineSize: '50vw',
  objectFit: 'contain',
  blockSize: 'var(--logo-mobile)',
  '@media': { [BREAKPOINTS.desktop]: { blockSize: 'var(--logo-desktop)' } },
})
