import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { surface, fontWeight } = themeContract

export const card = style({
  display: 'grid',
  gap: '12px',
  color: surface.heading,
  textDecoration: 'none',
})

export const label = style({
  fontWeight: fontWeight.medium,
  textUnderlineOffset: '0.3em',
  selectors: { [`${card}:hover &`]: { textDecoration: 'underline' } },
})
