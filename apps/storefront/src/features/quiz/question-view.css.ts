import { style } from '@vanilla-extract/css'

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
