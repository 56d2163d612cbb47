import { globalStyle } from '@vanilla-extract/css'
import { kitStyle } from '../style/kit-style.ts'
import { kitLayer } from '../style/layers.css.ts'
import { MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, fontWeight, motion, space } = themeContract

const shown = { transform: 'none', visibility: 'visible' } as const

/** Shown while the main button is off the screen; never with a button that cannot be pressed. */
export const bar = kitStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 9,
  display: 'flex',
  gap: space['16'],
  alignItems: 'center',
  paddingInline: space['16'],
  paddingBlock: '10px max(10px, env(safe-area-inset-bottom))',
  backgroundColor: surface.background,
  borderBlockStart: `1px solid ${surface.divider}`,
  transition: `transform ${motion.enter} ease-out, visibility ${motion.enter}`,
  transform: 'translateY(110%)',
  visibility: 'hidden',
  selectors: {
    '&[data-away="above"]': shown,
    '&:not(:has(:enabled))': { display: 'none' },
  },
  '@media': {
    [MEDIA.belowBeside]: { selectors: { '&[data-away="below"]': shown } },
    [MEDIA.desktop]: { display: 'none' },
    [MEDIA.noScript]: { display: 'none' },
  },
})

/** Room below the page, so that neither its end nor the focused element is covered by the bar. */
const inKit = (rule: object) => ({
  '@layer': { [kitLayer]: { '@media': { [MEDIA.belowDesktop]: rule } } },
})
globalStyle(`:root:has(${bar}:not([data-away="no"]))`, inKit({ scrollPaddingBlockEnd: '88px' }))
globalStyle(`body:has(${bar} :enabled)`, inKit({ paddingBlockEnd: '72px' }))

export const price = kitStyle({
  color: surface.heading,
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
})

/** A button whose label is too long for the line takes a line of its own. */
export const action = kitStyle({ flex: '1 1 max-content' })
