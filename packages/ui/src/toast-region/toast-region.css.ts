import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { componentVar } from '../theme/component-tokens.ts'
import { themeContract } from '../theme/theme-contract.css.ts'
import { keyframes } from '@vanilla-extract/css'

const { surface, motion, shadow, space, radius, fontWeight, gutter } = themeContract

export const region = kitStyle({
  position: 'fixed',
  zIndex: 70,
  // Below the header of a page, and below the heading and the close button of a drawer.
  insetBlockStart: `max(4.5rem + ${space['8']}, var(--below, 0px))`,
  insetInlineEnd: gutter,
  display: 'flex',
  flexDirection: 'column',
  gap: space['12'],
  inlineSize: `min(25rem, 100vw - 2 * ${gutter})`,
  borderRadius: radius.input,
  '@media': { print: { display: 'none' } },
  selectors: {
    '&[data-place$="start"]': { insetInline: `${gutter} auto` },
    '&[data-place^="bottom"]': { insetBlock: `auto ${gutter}` },
  },
})
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-0.75rem)' } })
export const toast = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['12'],
  padding: space['12'],
  paddingInlineStart: space['16'],
  border: `1px solid ${surface.divider}`,
  borderRadius: componentVar('toast', 'radius', `calc(${radius.input} + 2px)`),
  background: surface.background,
  color: surface.heading,
  boxShadow: shadow.overlay,
  animation: `${arrive} ${motion.enter} ${motion.easing}`,
  touchAction: 'pan-y',
})
export const mark = kitVariants({
  success: { color: surface.success },
  error: { color: surface.error },
  warning: { color: surface.warning },
  info: { color: surface.body },
})
export const icon = kitStyle({ display: 'flex', paddingBlockStart: '0.75rem' })
export const detail = kitStyle({ fontWeight: fontWeight.body, color: surface.body })
export const textBlock = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['4']} ${space['16']}`,
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  paddingBlock: space['4'],
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
})
