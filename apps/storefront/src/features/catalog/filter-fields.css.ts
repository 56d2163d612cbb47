import { style } from '@vanilla-extract/css'

export const group = style({
  display: 'grid',
  gap: '2px',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})

export const price = style([group, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' }])
