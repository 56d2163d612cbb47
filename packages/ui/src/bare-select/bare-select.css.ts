import { globalStyle } from '@vanilla-extract/css'
import { kitStyle } from '../style/kit-style.ts'
import { kitLayer } from '../style/layers.css.ts'
import { TOUCH_TARGET } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space, fontSize } = themeContract

export const select = kitStyle({
  minBlockSize: TOUCH_TARGET,
  maxInlineSize: 'min(100%, 12rem)',
  paddingInline: space['8'],
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: fontSize.sm,
  // As wide as the chosen option, not as the longest one.
  fieldSizing: 'content',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
})

/** The operating system renders the list of options with its own background. */
globalStyle(`${select} > option`, {
  '@layer': { [kitLayer]: { background: surface.background, color: surface.heading } },
})
