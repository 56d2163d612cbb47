import { style } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const fields = style({
  display: 'grid',
  gap: '20px 16px',
  alignItems: 'start',
  '@media': { [BREAKPOINTS.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const whole = style({ gridColumn: '1 / -1' })
