import { style } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const pair = style({
  display: 'grid',
  gap: '20px 16px',
  alignItems: 'start',
  '@media': { [BREAKPOINTS.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
