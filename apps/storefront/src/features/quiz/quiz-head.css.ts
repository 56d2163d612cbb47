import { style } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'
import { themeContract } from '@sorrel/ui/theme'
import { headerOffset } from '#shop/header-offset.css.ts'

const { surface } = themeContract

export const head = style({
  display: 'grid',
  gap: '14px',
  selectors: {
    '&[data-layout="single_page"]': {
      gap: '24px',
      inlineSize: '100%',
      maxInlineSize: '48rem',
      marginInline: 'auto',
    },
  },
})

export const textBlock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 24px',
})

/** On one long page the bar stays in sight. */
export const bar = style({
  '@media': { [BREAKPOINTS.noScript]: { display: 'none' } },
  selectors: {
    [`${head}[data-layout="single_page"] > &`]: {
      position: 'sticky',
      insetBlockStart: `calc(${headerOffset} + 8px)`,
      backgroundColor: surface.background,
    },
  },
})
