import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface } = themeContract

export const swatch = kitStyle({
  display: 'inline-block',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  border: `1px solid ${surface.control}`,
  background: surface.soft,
  verticalAlign: 'middle',
  '@media': { [MEDIA.forcedColors]: { forcedColorAdjust: 'none' } },
})
export const size = kitVariants({
  sm: { inlineSize: '1.25rem', blockSize: '1.25rem' },
  md: { inlineSize: '2rem', blockSize: '2rem' },
  lg: { inlineSize: '2.75rem', blockSize: '2.75rem' },
})
export const picture = kitStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
