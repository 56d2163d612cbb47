import { style, styleVariants } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const layout = styleVariants({
  single_column: { display: 'grid', gap: '14px', maxInlineSize: '42rem' },
  dual_column: {
    display: 'grid',
    gap: '14px',
    alignItems: 'first baseline',
    '@media': {
      [BREAKPOINTS.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '48px' },
    },
  },
})

/** Position of a narrow column: aligned with the page, or centred. */
export const column = styleVariants({
  left: {},
  center: { marginInline: 'auto' },
  right: { marginInlineStart: 'auto' },
})

export const align = styleVariants({
  left: { textAlign: 'start' },
  center: { textAlign: 'center' },
  right: { textAlign: 'start', '@media': { [BREAKPOINTS.tablet]: { textAlign: 'end' } } },
})

export const title = style({ display: 'grid', gap: '10px' })
