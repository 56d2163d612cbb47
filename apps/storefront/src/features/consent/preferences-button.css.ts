import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

export const button = style({
  border: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  minBlockSize: '34px',
  cursor: 'pointer',
  selectors: {
    '&:hover': {
      color: themeContract.surface.heading,
      textDecoration: 'underline',
      textUnderlineOffset: '0.3em',
    },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' }, '(scripting: none)': { display: 'none' } },
})
