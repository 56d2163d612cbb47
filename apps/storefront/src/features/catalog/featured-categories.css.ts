import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { secondary, radius, fontWeight } = themeContract

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  paddingBlockEnd: '24px',
})

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minBlockSize: '48px',
  padding: '8px',
  paddingInlineEnd: '20px',
  borderRadius: radius.image,
  color: secondary.heading,
  backgroundColor: secondary.background,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' } },
})

export const picture = style({ flex: 'none', inlineSize: '56px' })
