import { style } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const head = style({
  display: 'grid',
  gap: '10px',
  paddingBlock: '32px 20px',
  maxInlineSize: '44rem',
  '@media': { [BREAKPOINTS.tablet]: { paddingBlock: '56px 28px' } },
})

export const results = style({ paddingBlockStart: '24px' })

export const pages = style({ display: 'flex', justifyContent: 'center', paddingBlock: '16px 48px' })

export const activeFilters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  paddingBlockStart: '16px',
})
