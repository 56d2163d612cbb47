import { style } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px',
  inlineSize: '100%',
  maxInlineSize: '60rem',
  marginInline: 'auto',
  selectors: { '[data-layout="single_page"] &': { maxInlineSize: '48rem', gap: '20px' } },
})

export const textBlock = style({ display: 'grid', gap: '8px', maxInlineSize: '42rem' })

export const text = style({ maxInlineSize: '32rem' })

/** Words and field, and from a tablet on the picture beside them. */
export const beside = style([
  question,
  {
    '@media': {
      [BREAKPOINTS.tablet]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridTemplateRows: 'auto 1fr',
        columnGap: '40px',
      },
      [BREAKPOINTS.desktop]: { columnGap: '80px' },
    },
  },
])

/** Below the field on a phone, so that the field is in view above the keyboard. */
export const picture = style({ '@media': { [BREAKPOINTS.tablet]: { gridArea: '1 / 2 / 3 / 3' } } })
