import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { secondary, radius, fontWeight } = themeContract

export const section = style({ display: 'grid', gap: '16px', paddingBlock: '16px 64px' })

/** One row, which scrolls where it does not fit. */
export const list = style({
  display: 'flex',
  gap: '12px',
  listStyle: 'none',
  margin: 0,
  // Room for the focus ring, which the scrolling edge would cut.
  padding: '4px',
  marginInline: '-4px',
  overflowX: 'auto',
})

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  whiteSpace: 'nowrap',
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
