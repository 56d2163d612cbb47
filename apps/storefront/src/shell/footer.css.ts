import { style, styleVariants } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, gutter, maxWidth, fontSize } = themeContract

const plainList = { listStyle: 'none', margin: 0, padding: 0 } as const

export const footer = style({
  color: surface.body,
  backgroundColor: surface.background,
  fontSize: fontSize.sm,
  paddingBlock: '48px 28px',
  '@media': { [BREAKPOINTS.desktop]: { paddingBlock: '72px 32px' } },
})

export const inner = style({ maxInlineSize: maxWidth, marginInline: 'auto' })

/** `large` lines up with the page above. */
export const padding = styleVariants({
  none: { paddingInline: 0 },
  small: { paddingInline: `calc(${gutter} / 3)` },
  medium: { paddingInline: `calc(${gutter} * 2 / 3)` },
  large: { paddingInline: gutter },
  extra_large: { paddingInline: `calc(${gutter} * 2)` },
})

export const top = style({
  display: 'grid',
  gap: '32px',
  '@media': { [BREAKPOINTS.desktop]: { gridTemplateColumns: '2fr 3fr', gap: '48px 96px' } },
})

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '20px 24px',
  marginBlockStart: '40px',
})

/** The icons themselves, not their round backgrounds, line up with the text: hence the negative margin. */
export const socials = style({ ...plainList, display: 'flex', flexWrap: 'wrap', marginInlineStart: '-11px' })

export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px 24px',
  marginBlockStart: '24px',
  paddingBlockStart: '20px',
  borderBlockStart: `1px solid ${surface.divider}`,
})

export const row = style({
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 20px',
})
