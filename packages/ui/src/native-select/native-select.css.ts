import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space } = themeContract

/** The native control fills the box, so that a click anywhere opens it; the chevron lies on top of it. */
export const box = kitStyle({ position: 'relative', paddingInline: 0 })
export const select = kitStyle({
  appearance: 'none',
  // Leaves just enough space for the chevron, so that the labels of two adjacent selects are not cut off.
  paddingInline: `${space['16']} 2.375rem`,
  textOverflow: 'ellipsis',
  selectors: { '&:not(:disabled)': { cursor: 'pointer' } },
})
/** The operating system renders the list of options with its own background. */
export const option = kitStyle({ background: surface.background, color: surface.heading })
export const chevron = kitStyle({
  position: 'absolute',
  insetInlineEnd: space['16'],
  display: 'grid',
  pointerEvents: 'none',
})
