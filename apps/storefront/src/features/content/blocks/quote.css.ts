import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { fontFamily, fontSize, fontWeight, surface } = themeContract

export const figure = style({ margin: 0, display: 'grid', gap: '16px' })

export const quote = style({
  margin: 0,
  color: surface.heading,
  fontFamily: fontFamily.headings,
  fontWeight: fontWeight.headings,
  fontSize: fontSize['6xl'],
  lineHeight: 1.2,
  textWrap: 'balance',
})
