import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space, fontWeight, radius } = themeContract

export const skipLink = kitStyle({
  position: 'fixed',
  zIndex: 100,
  insetBlockStart: space['8'],
  insetInlineStart: space['8'],
  padding: `${space['12']} ${space['24']}`,
  borderRadius: radius.button,
  background: surface.primary,
  color: surface.onPrimary,
  fontWeight: fontWeight.strong,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
})
