import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space } = themeContract

/** The native control fills the box, so that a press anywhere opens it; the chevron is on top of it. */
export const box = kitStyle({ position: 'relative', paddingInline: 0 })
export const select = kitStyle({
  appearance: 'none',
  // At the end as much as the chevron and its distances need: no label of two selects beside each other is cut.
  paddingInline: `${space['16']} 2.375rem`,
  textOverflow: 'ellipsis',
  selectors: { '&:not(:disabled)': { cursor: 'pointer' } },
})
/** The system draws the list of options with its own background. */
export const option = kitStyle({ background: surface.background, color: surface.heading })
export const chevron = kitStyle({
  position: 'absolute',
  insetInlineEnd: space['16'],
  display: 'grid',
  pointerEvents: 'none',
})
