import { style, styleVariants } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { gutter, maxWidth, surface } = themeContract

export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  color: surface.body,
  backgroundColor: surface.background,
})

/** As wide as header and footer, the space beside the content included. */
export const inner = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: maxWidth,
  marginInline: 'auto',
})

const block = (narrow: string, wide: string) => ({
  paddingBlock: narrow,
  '@media': { [BREAKPOINTS.tablet]: { paddingBlock: wide } },
})

export const vertical = styleVariants({
  none: block('0', '0'),
  extra_small: block('8px', '12px'),
  small: block('16px', '24px'),
  medium: block('28px', '44px'),
  large: block('44px', '72px'),
  extra_large: block('64px', '96px'),
})

/** Blocks up to `medium` align with header and footer; the others are inset. */
export const horizontal = styleVariants({
  none: { paddingInline: gutter },
  small: { paddingInline: gutter },
  medium: { paddingInline: gutter },
  large: { paddingInline: `calc(${gutter} * 1.5)` },
  extra_large: { paddingInline: `calc(${gutter} * 2)` },
})
