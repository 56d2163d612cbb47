import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { space } = themeContract

export const popover = kitStyle({
  display: 'grid',
  gap: space['16'],
  inlineSize: '20rem',
  padding: space['24'],
})
