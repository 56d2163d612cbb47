import { themeContract } from '@sorrel/ui/theme'
import { style } from '@vanilla-extract/css'

const { fontFamily, space, surface } = themeContract

export const band = style({
  padding: space['32'],
  borderBlockEnd: `4px solid ${surface.mark}`,
  background: surface.soft,
})

export const tag = style({ color: surface.primaryMark, fontFamily: fontFamily.headings })
