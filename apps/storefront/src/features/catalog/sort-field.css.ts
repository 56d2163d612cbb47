import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, fontSize, fontWeight } = themeContract

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  color: surface.body,
  fontSize: fontSize.sm,
})

export const label = style({
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

export const select = style({
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

export const option = style({ color: surface.heading, backgroundColor: surface.background })
