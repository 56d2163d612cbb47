import { kitStyle } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, radius, motion, space, fontSize, fontWeight } = themeContract

export const card = kitStyle({
  border: `1px solid ${surface.control}`,
  borderRadius: `calc(${radius.input} + 2px)`,
  background: surface.background,
  transition: `background ${motion.state}, box-shadow ${motion.state}`,
  selectors: {
    '&:hover': { background: surface.soft },
    '&:has(> label > input:checked)': {
      borderColor: surface.primaryMark,
      boxShadow: `inset 0 0 0 1px ${surface.primaryMark}`,
      background: surface.soft,
    },
    '&:has(> label > input:focus-visible)': { outline: `2px solid ${surface.focus}`, outlineOffset: '2px' },
    '&:has(> label > input:disabled)': { borderColor: surface.divider, background: surface.soft },
  },
  '@media': {
    [MEDIA.forcedColors]: {
      selectors: { '&:has(> label > input:checked)': { outline: '2px solid Highlight' } },
    },
  },
})
export const face = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space['12'],
  padding: `0.9375rem ${space['16']}`,
  color: surface.heading,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: surface.body } },
})
export const input = kitStyle({ selectors: { '&:focus-visible': { outline: 'none' } } })
export const title = kitStyle({ fontWeight: fontWeight.strong, lineHeight: 1.5 })
export const textBlock = kitStyle({
  flex: '1 1 7rem',
  maxInlineSize: `calc(100% - 1.25rem - ${space['12']})`,
})
export const end = kitStyle({
  fontWeight: fontWeight.strong,
  lineHeight: 1.5,
  textAlign: 'end',
})
export const extra = kitStyle({
  paddingBlockEnd: space['16'],
  paddingInline: `calc(${space['16']} + 1.25rem + ${space['12']}) ${space['16']}`,
  fontSize: fontSize.sm,
  selectors: { 'div:not(:has(> label > input:checked)) > &': { display: 'none' } },
})
