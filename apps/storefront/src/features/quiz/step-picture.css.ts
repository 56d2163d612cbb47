import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  maxBlockSize: '60svh',
  objectFit: 'cover',
  borderRadius: themeContract.radius.image,
})
