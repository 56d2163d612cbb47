import { style } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const stage = style({
  display: 'grid',
  selectors: {
    '&[data-layout="left_aligned"]': {
      '@media': { [BREAKPOINTS.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
    },
  },
  '@media': {
    [BREAKPOINTS.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: 'clamp(32px, 4vw, 72px)',
      alignItems: 'start',
      paddingBlockStart: '8px',
    },
  },
})

export const buy = style({
  display: 'grid',
  gap: '20px',
  paddingBlockStart: '20px',
  '@media': {
    [BREAKPOINTS.desktop]: {
      position: 'sticky',
      insetBlockStart: '96px',
      paddingBlockStart: 0,
      maxInlineSize: '480px',
    },
  },
  selectors: { '&[data-layout="left_aligned"]': { '@media': { [BREAKPOINTS.desktop]: { order: -1 } } } },
})
