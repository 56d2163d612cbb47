import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

export const divider = kitStyle({
  border: 0,
  borderBlockStart: `1px solid ${themeContract.surface.divider}`,
  inlineSize: '100%',
})
