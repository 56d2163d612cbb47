import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space, fontSize } = themeContract

export const textBlock = kitStyle({ display: 'grid', flex: 1 })
export const description = kitStyle({ color: surface.body, fontSize: fontSize.sm })
export const empty = kitStyle({ padding: space['12'], color: surface.body })
