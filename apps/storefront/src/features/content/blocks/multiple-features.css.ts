import { style, styleVariants } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const head = style({ display: 'grid', gap: '14px', maxInlineSize: '42rem', marginBlockEnd: '32px' })

export const place = styleVariants({
  left: { textAlign: 'start' },
  center: { textAlign: 'center', marginInline: 'auto' },
  right: { textAlign: 'end', marginInlineStart: 'auto' },
})

export const grid = style({
  display: 'grid',
  gap: '32px 24px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [BREAKPOINTS.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // Three stay together.
      selectors: {
        '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
    [BREAKPOINTS.desktop]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      // Four and eight fill rows of four.
      selectors: {
        '&:has(> :is(:nth-child(4), :nth-child(8)):last-child)': {
          gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        },
      },
    },
  },
})

export const feature = style({ display: 'grid', gap: '12px', alignContent: 'start' })

export const align = styleVariants({
  left: { textAlign: 'start' },
  center: { textAlign: 'center' },
  right: { textAlign: 'end' },
})
