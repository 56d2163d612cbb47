import { keyframes } from '@vanilla-extract/css'
import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { MEDIA, TOUCH_TARGET } from '../style/media.ts'
import { componentVar } from '../theme/component-tokens.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, fontSize, fontWeight, radius, motion, space } = themeContract

export const button = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['8'],
  border: `${componentVar('button', 'borderWidth', '1px')} solid transparent`,
  borderRadius: componentVar('button', 'radius', radius.button),
  fontWeight: componentVar('button', 'fontWeight', fontWeight.strong),
  lineHeight: 1.2,
  textAlign: 'center',
  maxInlineSize: '100%',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background ${motion.state} ${motion.easing}, border-color ${motion.state} ${motion.easing}, color ${motion.state} ${motion.easing}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
})

export const size = kitVariants({
  sm: {
    minBlockSize: '2.25rem',
    paddingInline: componentVar('button', 'padding', space['16']),
    fontSize: fontSize.sm,
    '@media': { [MEDIA.touch]: { minBlockSize: TOUCH_TARGET } },
  },
  // Large text in a narrow window leaves the longest words their room.
  md: {
    minBlockSize: '2.875rem',
    paddingInline: componentVar('button', 'padding', 'min(1.375rem, 6vw)'),
    fontSize: fontSize.md,
  },
  lg: {
    minBlockSize: '3.25rem',
    paddingInline: componentVar('button', 'padding', 'min(1.75rem, 7.5vw)'),
    fontSize: fontSize.md,
  },
})

const rest = '&:not(:disabled, [aria-disabled="true"])'
const disabled = '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])'
/** Linear, so that the contrast of the text lies between those of both colours, each 4.5:1 or more. */
const toCritical = (share: string): string =>
  `color-mix(in srgb-linear, ${surface.heading} ${share}, ${surface.error})`
const faded = {
  background: surface.soft,
  borderColor: surface.divider,
  color: surface.body,
  boxShadow: 'none',
}

export const variant = kitVariants({
  primary: {
    boxShadow: componentVar('button', 'shadow', 'none'),
    background: surface.primary,
    color: surface.onPrimary,
    selectors: {
      [`${rest}:hover`]: { background: surface.primaryHover },
      [`${rest}:active`]: { background: surface.primaryPressed },
      [disabled]: faded,
    },
    '@media': { [MEDIA.forcedColors]: { borderColor: 'ButtonText' } },
  },
  secondary: {
    boxShadow: componentVar('button', 'shadow', 'none'),
    background: surface.secondary,
    borderColor: surface.control,
    color: surface.onSecondary,
    selectors: {
      [`${rest}:hover`]: { background: surface.secondaryHover },
      [`${rest}:active`]: { background: surface.secondaryPressed },
      [disabled]: faded,
    },
  },
  raised: {
    background: surface.secondary,
    color: surface.onSecondary,
    boxShadow: themeContract.shadow.raised,
    selectors: {
      [`${rest}:hover`]: { background: surface.secondaryHover },
      [`${rest}:active`]: { background: surface.secondaryPressed },
      [disabled]: { color: surface.body, boxShadow: 'none' },
    },
    '@media': { [MEDIA.forcedColors]: { borderColor: 'ButtonText' } },
  },
  critical: {
    boxShadow: componentVar('button', 'shadow', 'none'),
    background: surface.error,
    color: surface.background,
    selectors: {
      [`${rest}:hover`]: { background: toCritical('40%') },
      [`${rest}:active`]: { background: toCritical('60%') },
      [disabled]: faded,
    },
    '@media': { [MEDIA.forcedColors]: { borderColor: 'ButtonText' } },
  },
  // Without a background, wrapped lines align with the first one.
  quiet: {
    background: 'transparent',
    color: surface.heading,
    textAlign: 'start',
    selectors: {
      [`${rest}:hover`]: { background: surface.soft },
      [`${rest}:active`]: { background: surface.soft, borderColor: surface.divider },
      [disabled]: { color: surface.body },
    },
  },
  link: {
    minBlockSize: 0,
    paddingInline: '2px',
    borderRadius: '2px',
    color: surface.heading,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.3em',
    // Its text is smaller than a touch target.
    '@media': {
      [MEDIA.touch]: {
        selectors: {
          '&::before': {
            content: '""',
            position: 'absolute',
            insetInline: '-8px',
            insetBlockStart: '50%',
            blockSize: TOUCH_TARGET,
            translate: '0 -50%',
          },
        },
      },
    },
    selectors: {
      [`${rest}:hover`]: { textDecorationThickness: '2px' },
      [disabled]: { color: surface.body, textDecorationLine: 'none' },
    },
  },
})

export const fullWidth = kitStyle({ inlineSize: '100%' })

export const content = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minInlineSize: 0,
})
export const waiting = kitStyle({ visibility: 'hidden' })
export const spinnerBox = kitStyle({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
export const spinner = kitStyle({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [MEDIA.reducedMotion]: { animationDuration: '4s' } },
})
