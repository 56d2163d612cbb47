import { kitStyle } from '../style/kit-style.ts'
import { TOUCH_TARGET } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, fontWeight, radius, space } = themeContract

export const list = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space['4'],
})
export const page = kitStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: TOUCH_TARGET,
  minBlockSize: TOUCH_TARGET,
  paddingInline: space['8'],
  borderRadius: radius.button,
  color: surface.heading,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { background: surface.soft },
    '&[aria-current="page"]': { background: surface.heading, color: surface.background },
    '&[aria-disabled="true"]': { color: surface.control, background: 'none' },
  },
})
export const gap = kitStyle({ display: 'grid', placeItems: 'center', minInlineSize: '1.5rem' })
