import { createVar } from '@vanilla-extract/css'
import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { FITTING_TARGET, MEDIA, TOUCH_TARGET } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, radius, fontSize, fontWeight } = themeContract

const buttonWidth = createVar()

const BORDER = '1px'

export const root = kitStyle({
  display: 'inline-flex',
  alignItems: 'stretch',
  inlineSize: 'fit-content',
  border: `${BORDER} solid ${surface.control}`,
  borderRadius: radius.button,
  background: surface.background,
  color: surface.heading,
  '@media': { [MEDIA.noScript]: { paddingInline: '1rem' } },
  selectors: {
    '&:has(input:focus-visible)': { outline: `2px solid ${surface.focus}`, outlineOffset: '2px' },
  },
})
export const size = kitVariants({
  sm: {
    vars: { [buttonWidth]: 'max(36px, min(2.25rem, 11vw))' },
    blockSize: 'max(38px, min(2.375rem, 12vw))',
    fontSize: fontSize.md,
    '@media': {
      [MEDIA.touch]: {
        vars: { [buttonWidth]: FITTING_TARGET },
        // The buttons fill the height inside the border.
        blockSize: `calc(${FITTING_TARGET} + 2 * ${BORDER})`,
      },
    },
  },
  md: { vars: { [buttonWidth]: TOUCH_TARGET }, blockSize: '2.875rem', fontSize: fontSize.md },
  lg: { vars: { [buttonWidth]: TOUCH_TARGET }, blockSize: '3.25rem', fontSize: fontSize.md },
})
export const button = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: buttonWidth,
  borderRadius: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  '@media': { [MEDIA.noScript]: { display: 'none' } },
  selectors: {
    '&:hover:not(:disabled)': { background: surface.soft },
    '&:disabled': { cursor: 'not-allowed', color: surface.control },
  },
})
export const reason = kitStyle({
  display: 'block',
  color: surface.body,
  fontSize: fontSize.sm,
  selectors: { '&:not(:empty)': { marginBlockStart: '0.25rem' } },
})
export const input = kitStyle({
  inlineSize: '1.75rem',
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '@supports': {
    '(field-sizing: content)': { fieldSizing: 'content', inlineSize: 'auto', minInlineSize: '1.75rem' },
  },
  '@media': { [MEDIA.touch]: { selectors: { '&&': { minInlineSize: FITTING_TARGET } } } },
})
