import { kitStyle } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { componentVar } from '../theme/component-tokens.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space, fontWeight } = themeContract

export const list = kitStyle({
  display: 'flex',
  gap: componentVar('tabs', 'gap', space['24']),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${surface.divider}`,
})
export const tab = kitStyle({
  flex: 'none',
  minBlockSize: '3rem',
  paddingBlock: space['12'],
  borderBlockEnd: '2px solid transparent',
  color: surface.body,
  fontWeight: componentVar('tabs', 'fontWeight', fontWeight.medium),
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: surface.heading },
    '&[aria-selected="true"]': { color: surface.heading, borderBlockEndColor: surface.primaryMark },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [MEDIA.forcedColors]: { selectors: { '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' } } },
  },
})
export const panel = kitStyle({ paddingBlockStart: space['24'] })
