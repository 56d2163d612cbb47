import { style } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '28px',
  paddingBlock: '40px 96px',
  selectors: { '&:not(:last-child)': { paddingBlockEnd: '40px' } },
})

/** The form as wide as alone; what stands beside it takes no more room than the form. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 30rem)',
  justifyContent: 'center',
  gap: '8px',
  paddingBlockEnd: '64px',
  '@media': {
    [BREAKPOINTS.beside]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 30rem))',
      columnGap: 'clamp(2rem, 8vw, 8rem)',
    },
  },
})

export const head = style({ display: 'grid', gap: '10px', justifyItems: 'start' })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  justifyContent: 'space-between',
})
