import { style } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const page = style({ display: 'grid', gap: '24px', paddingBlock: '32px 96px' })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  justifyContent: 'space-between',
  alignItems: 'center',
})

/** The room of a row of cards while the list is asked for. */
export const waiting = style({
  minBlockSize: '24rem',
  '@media': { [BREAKPOINTS.noScript]: { display: 'none' } },
})

export const scripted = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  '@media': { [BREAKPOINTS.noScript]: { display: 'none' } },
})
