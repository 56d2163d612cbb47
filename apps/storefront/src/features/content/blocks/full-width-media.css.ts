import { style, styleVariants } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { maxWidth, surface } = themeContract

export const hero = style({
  position: 'relative',
  display: 'grid',
  isolation: 'isolate',
  color: surface.body,
  backgroundColor: surface.background,
})

export const height = styleVariants({
  none: { minBlockSize: '240px' },
  small: { minBlockSize: '320px' },
  medium: { minBlockSize: '420px' },
  large: { minBlockSize: '520px' },
  extra_large: {
    minBlockSize: '620px',
    '@media': { [BREAKPOINTS.desktop]: { minBlockSize: 'min(72vh, 640px)' } },
  },
})

export const content = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: maxWidth,
  marginInline: 'auto',
  paddingBlock: '44px',
  display: 'flex',
  flexDirection: 'column',
})

export const horizontal = styleVariants({
  left: { alignItems: 'flex-start', justifyItems: 'start', textAlign: 'start' },
  center: { alignItems: 'center', justifyItems: 'center', textAlign: 'center' },
  right: { alignItems: 'flex-end', justifyItems: 'end', textAlign: 'end' },
})

export const vertical = styleVariants({
  top: { justifyContent: 'flex-start' },
  center: { justifyContent: 'flex-start', '@media': { [BREAKPOINTS.desktop]: { justifyContent: 'center' } } },
  bottom: { justifyContent: 'flex-end' },
})

export const textBlock = style({
  display: 'grid',
  gap: '16px',
  justifyItems: 'inherit',
  maxInlineSize: '34rem',
})

/** On tablets the picture's subject stands close: lines end before it. */
export const text = style({
  fontSize: themeContract.fontSize.lg,
  maxInlineSize: '42ch',
  '@media': {
    [BREAKPOINTS.tablet]: { maxInlineSize: '42vw' },
    [BREAKPOINTS.desktop]: { maxInlineSize: '42ch' },
  },
})
