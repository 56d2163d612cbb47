import { kitStyle } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { componentVar } from '../theme/component-tokens.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, radius, shadow, space } = themeContract

export const root = kitStyle({ '@media': { [MEDIA.desktop]: { position: 'relative' } } })
export const summary = kitStyle({
  selectors: {
    'details[open] > &': { borderColor: surface.heading },
    // An arrow made of two borders, the same in both text directions; an SVG would add to the HTML of each chip.
    '&::after': {
      content: '""',
      inlineSize: '7px',
      blockSize: '7px',
      marginBlockStart: '-4px',
      borderStyle: 'solid',
      borderWidth: '0 1.5px 1.5px 0',
      transform: 'rotate(45deg)',
    },
  },
})
/** The chosen text may be long. */
export const label = kitStyle({ overflow: 'hidden', maxInlineSize: '14rem', textOverflow: 'ellipsis' })
export const panel = kitStyle({
  display: 'grid',
  gap: space['16'],
  paddingBlock: space['16'],
  '@media': {
    [MEDIA.desktop]: {
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: `calc(100% + ${space['8']})`,
      insetInlineStart: 0,
      inlineSize: '20rem',
      padding: '1.25rem',
      border: `1px solid ${surface.divider}`,
      borderRadius: componentVar('popover', 'radius', `calc(${radius.input} + 2px)`),
      background: surface.background,
      boxShadow: shadow.overlay,
    },
  },
})
