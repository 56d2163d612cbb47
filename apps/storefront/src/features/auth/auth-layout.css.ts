import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: '28px', paddingBlock: '40px 96px' })

export const head = style({ display: 'grid', gap: '10px', justifyItems: 'start' })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  justifyContent: 'space-between',
})
