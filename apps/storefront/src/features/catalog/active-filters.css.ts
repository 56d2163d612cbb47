import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  paddingBlockStart: '16px',
})
