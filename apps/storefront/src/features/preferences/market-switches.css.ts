import { globalStyle, style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

export const form = style({ display: 'contents' })

export const select = style({
  border: 0,
  background: 'transparent',
  color: themeContract.surface.body,
  font: 'inherit',
  fontSize: themeContract.fontSize.sm,
  minBlockSize: '44px',
  paddingInline: '10px',
  cursor: 'pointer',
  // As wide as what is chosen, not as the longest choice.
  fieldSizing: 'content',
})

globalStyle(`${select} option`, { backgroundColor: themeContract.surface.background })
