import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, radius, space } = themeContract

export const card = kitStyle({
  display: 'block',
  minInlineSize: 0,
  borderRadius: radius.image,
  background: surface.background,
  color: surface.body,
})
export const outline = kitStyle({ border: `1px solid ${surface.divider}` })
/** A printed card has no background, so it needs no padding. */
const onPaper = { '@media': { print: { padding: 0 } } }
export const padding = kitVariants({
  none: { overflow: 'hidden' },
  md: { padding: space['16'], ...onPaper },
  lg: { padding: `clamp(${space['16']}, 2.4vw, ${space['32']})`, ...onPaper },
})
