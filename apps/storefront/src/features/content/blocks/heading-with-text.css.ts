import { style, styleVariants } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const layout = styleVariants({
  single_column: { display: 'grid', gap: '14px', maxInlineSize: '42rem', marginInline: 'auto' },
  dual_column: {
    display: 'grid',
    gap: '14px',
    alignItems: 'end',
    '@media': {
      [BREAKPOINTS.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '48px' },
    },
  },
})

export const align = styleVariants({
  left: { textAlign: 'start' },
  center: { textAlign: 'center' },
  right: { textAlign: 'start', '@media': { [BREAKPOINTS.tablet]: { textAlign: 'end' } } },
})

export const title = style({ display: 'grid', gap: '10px' })
