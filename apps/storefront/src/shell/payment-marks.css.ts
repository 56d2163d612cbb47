import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { surface, fontSize, fontWeight } = themeContract

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '46px',
  blockSize: '28px',
  paddingInline: '7px',
  border: `1px solid ${surface.divider}`,
  borderRadius: '5px',
  color: surface.heading,
  fontSize: fontSize['2xs'],
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
})
