import { style, styleVariants } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { fontSize } = themeContract

const halves = style({
  display: 'grid',
  marginInline: 'auto',
  selectors: { '[data-layout="single_page"] &': { maxInlineSize: '48rem' } },
  gap: '28px',
  alignItems: 'center',
  '@media': {
    [BREAKPOINTS.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '40px' },
    [BREAKPOINTS.desktop]: { gap: '80px' },
  },
})

export const layout = styleVariants({
  image_left_aligned: [halves],
  image_right_aligned: [halves],
  no_image: { display: 'grid', justifyItems: 'center', textAlign: 'center', paddingBlock: '10svh' },
})

export const picture = style({
  '@media': {
    [BREAKPOINTS.tablet]: { selectors: { [`${layout.image_right_aligned} > &`]: { order: 1 } } },
  },
})

export const textBlock = style({
  display: 'grid',
  gap: '16px',
  maxInlineSize: '36rem',
  fontSize: fontSize.lg,
})
