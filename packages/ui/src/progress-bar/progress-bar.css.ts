import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, motion } = themeContract

export const track = kitStyle({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '8px',
  overflow: 'hidden',
  borderRadius: '4px',
  background: surface.track,
  '@media': { [MEDIA.forcedColors]: { border: '1px solid CanvasText' } },
})
export const fill = kitStyle({
  display: 'block',
  blockSize: '100%',
  borderRadius: 'inherit',
  transition: `inline-size ${motion.enter} ${motion.easing}`,
  '@media': { [MEDIA.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
export const tone = kitVariants({
  success: { background: surface.success },
  primary: { background: surface.primaryMark },
  mark: { background: surface.mark },
})
