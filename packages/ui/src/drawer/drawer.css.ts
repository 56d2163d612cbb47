import { createVar, fallbackVar } from '@vanilla-extract/css'
import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { componentVar } from '../theme/component-tokens.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { motion, radius, space, surface } = themeContract

const room = componentVar('drawer', 'padding', space['24'])

/** Offset of the closed drawer from its open position. */
const awayX = createVar()
const awayY = createVar()
const [x, y] = [awayX, awayY].map((away) => fallbackVar(away, '0px'))

/** Start of the slide: the first frame after a click already shows the edge, as immediate feedback. */
const BEGINNING = `translate(calc(${x} * .84), calc(${y} * .84))`

/** It slides from the first visible frame: `data-enter` would come two frames later. */
export const drawer = kitStyle({
  position: 'fixed',
  zIndex: 50,
  display: 'flex',
  flexDirection: 'column',
  transform: `translate(${x}, ${y})`,
  transition: `transform ${motion.leave} ${motion.easing}`,
  // In a low window, head and foot would leave no space, so everything scrolls.
  '@media': { [MEDIA.shallow]: { overflowY: 'auto', overscrollBehavior: 'contain' } },
  selectors: {
    // Not `data-open`, which a window that stays mounted loses later.
    '&[data-state~="open"]': {
      transform: 'none',
      transitionDuration: motion.enter,
      '@starting-style': { transform: BEGINNING },
    },
  },
})
const sideways = { insetBlock: 0, inlineSize: 'min(27.5rem, 100vw)', blockSize: '100dvh' }
export const side = kitVariants({
  end: {
    ...sideways,
    insetInlineEnd: 0,
    vars: { [awayX]: '100%' },
    selectors: { '&:dir(rtl)': { vars: { [awayX]: '-100%' } } },
  },
  start: {
    ...sideways,
    insetInlineStart: 0,
    vars: { [awayX]: '-100%' },
    selectors: { '&:dir(rtl)': { vars: { [awayX]: '100%' } } },
  },
  bottom: {
    insetInline: 0,
    insetBlockEnd: 0,
    maxBlockSize: 'calc(100dvh - 3rem)',
    borderStartStartRadius: radius.image,
    borderStartEndRadius: radius.image,
    vars: { [awayY]: '100%' },
  },
  top: {
    insetInline: 0,
    insetBlockStart: 0,
    maxBlockSize: '100dvh',
    vars: { [awayY]: '-100%' },
  },
})
export const header = kitStyle({
  paddingBlock: space['16'],
  paddingInline: room,
  borderBlockEnd: `1px solid ${surface.divider}`,
})
export const headerRow = kitStyle({ alignItems: 'center' })
export const title = kitStyle({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: space['8'] })
export const banner = kitStyle({ paddingBlockStart: space['12'] })
export const footer = kitStyle({
  padding: room,
  paddingBlockEnd: `max(${room}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${surface.divider}`,
})
export const body = kitStyle({
  '@media': { [MEDIA.shallow]: { flex: 'none', overflowY: 'visible' } },
})
export const padding = kitVariants({ none: {}, md: { padding: room } })
