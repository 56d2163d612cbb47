import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const mark = style({ display: 'flex' })

export const drawing = style({ inlineSize: '2.875rem', blockSize: 'auto' })
