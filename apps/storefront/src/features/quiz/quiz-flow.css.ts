import { keyframes, style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'
import { headerOffset } from '#shop/header-offset.css.ts'

const { gutter, motion } = themeContract

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: '32px',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(60rem + 2 * ${gutter})`,
  minBlockSize: `calc(100svh - ${headerOffset})`,
  marginInline: 'auto',
  padding: `20px ${gutter} 0`,
  '@media': { [BREAKPOINTS.desktop]: { gap: '40px', paddingBlockStart: '32px' } },
  selectors: {
    '&[data-layout="single_page"]': { minBlockSize: 0, paddingBlock: '44px', '@media': {} },
  },
})

export const items = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media': {
    [BREAKPOINTS.tablet]: { paddingBlockStart: 'clamp(0px, 4svh, 48px)' },
    [BREAKPOINTS.noScript]: { gap: '64px' },
  },
  selectors: { [`${form}[data-layout="single_page"] > &`]: { gap: '64px' } },
})

const arrive = keyframes({ from: { opacity: 0, translate: '0 10px' }, to: { opacity: 1, translate: '0 0' } })

/** One at a time; without script all of them, one below the other. */
export const item = style({
  display: 'none',
  selectors: {
    '&[data-current]': { display: 'block' },
    [`${form}[data-moves] > * > &[data-current]`]: {
      animation: `${arrive} ${motion.enter} ${motion.easing}`,
    },
  },
  '@media': {
    [BREAKPOINTS.noScript]: { display: 'block' },
    [BREAKPOINTS.reducedMotion]: {
      selectors: { [`${form}[data-moves] > * > &[data-current]`]: { animation: 'none' } },
    },
  },
})
