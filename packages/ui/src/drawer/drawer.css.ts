import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { motion, radius, space, surface } = themeContract

export const drawer = kitStyle({
  position: 'fixed',
  zIndex: 50,
  display: 'flex',
  flexDirection: 'column',
  transition: `transform ${motion.leave} ${motion.easing}`,
  selectors: { '&[data-enter]': { transform: 'none', transitionDuration: motion.enter } },
})
const sideways = { insetBlock: 0, inlineSize: 'min(27.5rem, 100vw)', blockSize: '100dvh' }
export const side = kitVariants({
  end: {
    ...sideways,
    insetInlineEnd: 0,
    transform: 'translateX(100%)',
    selectors: { '&:dir(rtl):not([data-enter])': { transform: 'translateX(-100%)' } },
  },
  start: {
    ...sideways,
    insetInlineStart: 0,
    transform: 'translateX(-100%)',
    selectors: { '&:dir(rtl):not([data-enter])': { transform: 'translateX(100%)' } },
  },
  bottom: {
    insetInline: 0,
    insetBlockEnd: 0,
    maxBlockSize: 'calc(100dvh - 3rem)',
    borderStartStartRadius: radius.image,
    borderStartEndRadius: radius.image,
    transform: 'translateY(100%)',
  },
  top: { insetInline: 0, insetBlockStart: 0, maxBlockSize: '100dvh', transform: 'translateY(-100%)' },
})
export const header = kitStyle({
  paddingBlock: space['16'],
  paddingInline: space['24'],
  borderBlockEnd: `1px solid ${surface.divider}`,
})
export const headerRow = kitStyle({ alignItems: 'center' })
export const title = kitStyle({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: space['8'] })
export const banner = kitStyle({ paddingBlockStart: space['12'] })
export const footer = kitStyle({
  padding: space['24'],
  paddingBlockEnd: `max(${space['24']}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${surface.divider}`,
})
export const inset = kitStyle({ padding: space['24'] })
