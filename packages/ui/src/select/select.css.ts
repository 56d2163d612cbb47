import { kitStyle } from '../style/kit-style.ts'
import { MEDIA, TOUCH_TARGET } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, radius, space, fontSize, fontWeight } = themeContract

export const trigger = kitStyle({
  inlineSize: '100%',
  justifyContent: 'space-between',
  paddingBlock: space['8'],
  selectors: {
    '&:not(:disabled, [aria-disabled="true"])': { cursor: 'pointer' },
    '&:focus-visible': { outline: `2px solid ${surface.focus}`, outlineOffset: '2px' },
  },
})
export const compact = kitStyle({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  alignItems: 'center',
  gap: space['8'],
  minBlockSize: '2.375rem',
  paddingInline: space['16'],
  border: `1px solid ${surface.control}`,
  borderRadius: radius.button,
  background: surface.background,
  color: surface.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  selectors: { '&:hover': { borderColor: surface.heading } },
  '@media': { [MEDIA.touch]: { minBlockSize: TOUCH_TARGET } },
})
export const bare = kitStyle({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  alignItems: 'center',
  gap: space['4'],
  minBlockSize: TOUCH_TARGET,
  paddingInline: space['8'],
  borderRadius: radius.input,
  color: surface.heading,
  fontSize: fontSize.sm,
  selectors: { '&:hover': { background: surface.soft } },
})
export const value = kitStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const placeholder = kitStyle({ color: surface.body })
export const check = kitStyle({ display: 'grid', inlineSize: '1.125rem', color: surface.heading })
