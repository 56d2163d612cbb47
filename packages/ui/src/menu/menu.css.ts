import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

export const menu = kitStyle({ minInlineSize: '12rem' })
export const critical = kitStyle({
  selectors: { '&:not([aria-disabled="true"])': { color: themeContract.surface.error } },
})
