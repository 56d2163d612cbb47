import { kitStyle } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space, fontSize, motion } = themeContract

export const tooltip = kitStyle({
  zIndex: 80,
  maxInlineSize: 'min(18rem, var(--popover-available-width, 100vw))',
  paddingBlock: space['8'],
  paddingInline: space['12'],
  borderRadius: '8px',
  background: surface.heading,
  color: surface.background,
  fontSize: fontSize.sm,
  lineHeight: 1.4,
  opacity: 0,
  transition: `opacity ${motion.state} ${motion.easing}`,
  selectors: { '&[data-enter]': { opacity: 1 } },
  '@media': { [MEDIA.forcedColors]: { border: '1px solid CanvasText' } },
})
