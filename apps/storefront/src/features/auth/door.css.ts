import { style } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#platform/breakpoints.ts'

export const door = style({ display: 'grid', gap: '28px', paddingBlock: '40px 96px' })

export const head = style({ display: 'grid', gap: '10px', justifyItems: 'start' })

export const pair = style({
  display: 'grid',
  gap: '20px',
  alignItems: 'start',
  '@media': { [BREAKPOINTS.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16px' } },
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  justifyContent: 'space-between',
})
