import { style } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const logo = style({
  inlineSize: 'auto',
  maxInlineSize: '50vw',
  objectFit: 'contain',
  blockSize: 'var(--logo-mobile)',
  '@media': { [BREAKPOINTS.desktop]: { blockSize: 'var(--logo-desktop)' } },
})
