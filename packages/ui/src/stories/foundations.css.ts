import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, radius, space } = themeContract

export const swatch = kitStyle({
  display: 'block',
  inlineSize: '5rem',
  blockSize: '3rem',
  border: `1px solid ${surface.divider}`,
  borderRadius: `min(${radius.input}, 12px)`,
})
export const tile = kitStyle({ padding: space['16'], borderRadius: radius.input })
