import { style, styleVariants } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, gutter } = themeContract

export const background = style({ color: surface.body, backgroundColor: surface.background })

export const band = style({
  display: 'grid',
  '@media': { [BREAKPOINTS.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
})

export const picture = style({
  position: 'relative',
  minBlockSize: '300px',
  blockSize: '100%',
  '@media': { [BREAKPOINTS.desktop]: { minBlockSize: '560px' } },
})

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  isolation: 'isolate',
  color: surface.body,
})

const sides = (wide: string) => ({
  paddingInline: `max(${gutter}, 24px)`,
  '@media': { [BREAKPOINTS.desktop]: { paddingInline: wide } },
})

export const inline = styleVariants({
  none: { paddingInline: 0 },
  small: sides('clamp(24px, 3vw, 48px)'),
  medium: sides('clamp(24px, 5vw, 80px)'),
  large: sides('clamp(24px, 7vw, 110px)'),
  extra_large: sides('clamp(24px, 9vw, 144px)'),
})

export const block = styleVariants({
  none: { paddingBlock: 0 },
  small: { paddingBlock: '24px' },
  medium: { paddingBlock: '32px' },
  large: { paddingBlock: '44px' },
  extra_large: { paddingBlock: '72px' },
})

export const textBlock = style({ position: 'relative', display: 'grid', maxInlineSize: '36rem' })

export const gap = styleVariants({
  none: { gap: 0 },
  small: { gap: '14px' },
  medium: { gap: '22px' },
  large: { gap: '32px' },
  extra_large: { gap: '48px' },
})

export const vertical = styleVariants({
  top: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  bottom: { justifyContent: 'flex-end' },
})

export const horizontal = styleVariants({
  left: { alignItems: 'flex-start', textAlign: 'start' },
  center: { alignItems: 'center', textAlign: 'center' },
  right: { alignItems: 'flex-end', textAlign: 'end' },
})

export const links = style({ paddingBlockStart: '10px' })
