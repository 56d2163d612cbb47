import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space } = themeContract

/** The native control fills the box, so that a press anywhere opens it; the chevron is on top of it. */
export const box = kitStyle({ position: 'relative', selectors: { '&&': { paddingInline: 0 } } })
export const select = kitStyle({
  appearance: 'none',
  paddingInline: `${space['16']} ${space['48']}`,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
})
/** The system draws the list of options with its own background. */
export const option = kitStyle({ background: surface.background, color: surface.heading })
export const chevron = kitStyle({
  position: 'absolute',
  insetInlineEnd: space['16'],
  display: 'grid',
  pointerEvents: 'none',
})
