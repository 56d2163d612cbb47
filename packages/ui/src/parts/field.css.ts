import { partStyle, partVariants } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { componentVar } from '../theme/component-tokens.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, fontSize, fontWeight, radius, motion, space } = themeContract

export const field = partStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space['8'],
  minInlineSize: 0,
  maxInlineSize: '100%',
})
export const label = partStyle({
  color: surface.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
})
export const required = partStyle({ color: surface.body, fontWeight: fontWeight.body })
export const description = partStyle({ color: surface.body, fontSize: fontSize.sm, lineHeight: 1.45 })
export const error = partStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['8'],
  color: surface.error,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: 1.45,
})

/** The box around a control, which may also contain icons and buttons. */
export const control = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['8'],
  minBlockSize: '3.25rem',
  border: `${componentVar('field', 'borderWidth', '1px')} solid ${surface.control}`,
  color: surface.heading,
  transition: `border-color ${motion.state}, box-shadow ${motion.state}`,
  selectors: {
    '&:hover': { borderColor: surface.heading },
    '&:focus-within': { borderColor: surface.focus },
    '&:has(:focus-visible)': { outline: `2px solid ${surface.focus}`, outlineOffset: '2px' },
    '&:has([aria-invalid="true"])': {
      borderColor: surface.error,
      boxShadow: `inset 0 0 0 1px ${surface.error}`,
    },
    '&:disabled, &[aria-disabled="true"], &:has(> :is(input, select, textarea):disabled)': {
      cursor: 'not-allowed',
      background: surface.soft,
      borderColor: surface.divider,
      color: surface.body,
    },
  },
})
export const variant = partVariants({
  outlined: {
    paddingInline: componentVar('field', 'padding', space['16']),
    borderRadius: componentVar('field', 'radius', radius.input),
    background: surface.background,
  },
  pill: { paddingInline: space['24'], borderRadius: radius.button, background: surface.background },
  underlined: {
    paddingInline: 0,
    borderBlockStartColor: 'transparent',
    borderInlineColor: 'transparent',
    borderRadius: 0,
    background: 'none',
    selectors: {
      '&:hover, &:focus-within': { borderBlockStartColor: 'transparent', borderInlineColor: 'transparent' },
      '&:has([aria-invalid="true"])': {
        borderBlockStartColor: 'transparent',
        borderInlineColor: 'transparent',
        boxShadow: `inset 0 -1px 0 ${surface.error}`,
      },
    },
  },
})
export const input = partStyle({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  paddingBlock: space['12'],
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  fontSize: `max(1rem, ${fontSize.md})`,
  lineHeight: 1.4,
  textAlign: 'start',
  selectors: {
    '&::placeholder': { color: surface.body, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed' },
    '&:-webkit-autofill': {
      WebkitTextFillColor: surface.heading,
      boxShadow: `inset 0 0 0 100vmax ${surface.background}`,
    },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
  '@media': { [MEDIA.forcedColors]: { outline: '1px solid transparent' } },
})
/** A round icon button at the end of the box: its icon, rather than its edge, has the usual distance to the border. */
export const slot = partStyle({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  color: surface.body,
  selectors: {
    '&:last-child:has(> button > svg:only-child)': { marginInlineEnd: `calc(${space['12']} * -1)` },
  },
})
