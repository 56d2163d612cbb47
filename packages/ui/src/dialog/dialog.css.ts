import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { componentVar } from '../theme/component-tokens.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { motion, space } = themeContract

const radius = componentVar('dialog', 'radius', themeContract.radius.image)
const padding = (fallback: string) => componentVar('dialog', 'padding', fallback)

export const dialog = kitStyle({
  position: 'fixed',
  zIndex: 50,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space['16'],
  inlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 2rem)',
  marginInline: 'auto',
  padding: padding(space['24']),
  paddingBlockEnd: `max(${padding(space['24'])}, env(safe-area-inset-bottom))`,
  borderStartStartRadius: radius,
  borderStartEndRadius: radius,
  opacity: 0,
  transform: 'translateY(1.5rem)',
  transition: `opacity ${motion.leave} ${motion.easing}, transform ${motion.leave} ${motion.easing}`,
  selectors: { '&[data-enter]': { opacity: 1, transform: 'none', transitionDuration: motion.enter } },
  '@media': {
    [MEDIA.tablet]: {
      insetBlock: 0,
      marginBlock: 'auto',
      blockSize: 'fit-content',
      padding: padding(space['32']),
      borderRadius: radius,
      transform: 'translateY(0.75rem)',
    },
  },
})
export const header = kitStyle({ alignItems: 'flex-start' })
export const size = kitVariants({
  sm: { '@media': { [MEDIA.tablet]: { maxInlineSize: '27rem' } } },
  md: { '@media': { [MEDIA.tablet]: { maxInlineSize: '36rem' } } },
  lg: { '@media': { [MEDIA.tablet]: { maxInlineSize: '56rem' } } },
})
export const actions = kitStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space['12'],
  '@media': { [MEDIA.tablet]: { flexDirection: 'row', justifyContent: 'flex-end' } },
})
/** Space for the focus rings of elements at the edge of the scrolling body. */
export const body = kitStyle({ marginInline: '-4px', padding: '4px' })
