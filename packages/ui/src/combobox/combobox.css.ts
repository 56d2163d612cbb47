import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

export const empty = kitStyle({ padding: themeContract.space['12'], color: themeContract.surface.body })
