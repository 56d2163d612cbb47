import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { componentVar } from '../theme/component-tokens.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, radius, space } = themeContract

export const card = kitStyle({
  display: 'block',
  minInlineSize: 0,
  borderRadius: componentVar('card', 'radius', radius.image),
  background: surface.background,
  color: surface.body,
  boxShadow: componentVar('card', 'shadow', 'none'),
  // The text colours of other surfaces were not chosen for this background.
  selectors: {
    '&[data-surface="primary"]': { background: componentVar('card', 'background', surface.background) },
  },
})
export const outline = kitStyle({
  border: `${componentVar('card', 'borderWidth', '1px')} solid ${surface.divider}`,
})
/** A printed card has no background, so it needs no padding. */
const onPaper = { '@media': { print: { padding: 0 } } }
export const padding = kitVariants({
  none: { overflow: 'hidden' },
  md: { padding: componentVar('card', 'padding', space['16']), ...onPaper },
  lg: {
    padding: componentVar('card', 'padding', `clamp(${space['16']}, 2.4vw, ${space['32']})`),
    ...onPaper,
  },
})
