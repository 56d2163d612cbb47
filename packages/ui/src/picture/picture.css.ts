import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, radius } = themeContract

export const frame = kitStyle({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  inlineSize: '100%',
  background: surface.soft,
})
export const ratio = kitVariants({
  '1/1': { aspectRatio: '1 / 1' },
  '8/9': { aspectRatio: '8 / 9' },
  '4/5': { aspectRatio: '4 / 5' },
  '4/3': { aspectRatio: '4 / 3' },
  '3/2': { aspectRatio: '3 / 2' },
  '16/9': { aspectRatio: '16 / 9' },
  '21/9': { aspectRatio: '21 / 9' },
  fill: { blockSize: '100%' },
})
export const corners = kitVariants({
  image: { borderRadius: radius.image },
  nested: { borderRadius: `max(0px, ${radius.image} - 8px)` },
  none: { borderRadius: 0 },
})
export const fit = kitVariants({ cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } })
export const image = kitStyle({ inlineSize: '100%', blockSize: '100%' })
export const natural = kitStyle({ inlineSize: '100%', blockSize: 'auto' })
export const position = kitVariants({
  start: { objectPosition: 'left center', selectors: { '&:dir(rtl)': { objectPosition: 'right center' } } },
  center: { objectPosition: 'center' },
  end: { objectPosition: 'right center', selectors: { '&:dir(rtl)': { objectPosition: 'left center' } } },
})
