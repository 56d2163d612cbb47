import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space, motion, fontSize } = themeContract

export const lightbox = kitStyle({
  position: 'fixed',
  zIndex: 60,
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  background: surface.background,
  color: surface.heading,
  opacity: 0,
  outline: 'none',
  transition: `opacity ${motion.leave} ${motion.easing}`,
  selectors: { '&[data-enter]': { opacity: 1, transitionDuration: motion.enter } },
})
export const bar = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['12'],
  paddingBlock: space['8'],
  paddingInline: space['16'],
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
})
export const controls = kitStyle({ display: 'flex', gap: space['8'] })
export const view = kitStyle({
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&[data-zoomed]': { cursor: 'zoom-out' } },
})
export const face = kitStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  cursor: 'zoom-in',
  selectors: {
    '[data-zoomed] > &': { inlineSize: '200%', blockSize: '200%', cursor: 'zoom-out' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
})
