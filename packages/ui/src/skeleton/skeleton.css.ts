import { keyframes } from '@vanilla-extract/css'
import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, radius } = themeContract

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const skeleton = kitStyle({
  display: 'block',
  inlineSize: '100%',
  background: surface.track,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '@media': {
    [MEDIA.reducedMotion]: { animation: 'none' },
    [MEDIA.forcedColors]: { border: '1px solid GrayText' },
  },
  selectors: { ':root[data-motion="reduced"] &': { animation: 'none' } },
})
export const shape = kitVariants({
  text: { blockSize: '0.7em', marginBlock: '0.425em', borderRadius: '4px' },
  button: { blockSize: '3.25rem', borderRadius: radius.button },
  circle: { aspectRatio: '1 / 1', borderRadius: '50%' },
  '8/9': { aspectRatio: '8 / 9', borderRadius: radius.image },
  '1/1': { aspectRatio: '1 / 1', borderRadius: radius.image },
  '4/3': { aspectRatio: '4 / 3', borderRadius: radius.image },
  '16/9': { aspectRatio: '16 / 9', borderRadius: radius.image },
})
export const width = kitVariants({
  full: {},
  most: { inlineSize: '80%' },
  half: { inlineSize: '50%' },
  third: { inlineSize: '33%' },
})
