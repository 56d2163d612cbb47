import { style } from '@vanilla-extract/css'

export const page = style({ paddingBlock: '48px 80px' })

export const more = style({ marginBlockStart: '64px' })

export const search = style({ inlineSize: '28rem', maxInlineSize: '100%' })

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '10px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
