import { style } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const title = style({ paddingBlock: '32px 0' })

export const results = style({
  display: 'grid',
  gap: '24px',
  paddingBlock: '40px 24px',
  '@media': { [BREAKPOINTS.desktop]: { gap: '32px', paddingBlock: '64px 40px' } },
})

export const bar = style({
  display: 'grid',
  gap: '16px',
  '@media': {
    [BREAKPOINTS.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      columnGap: '32px',
    },
  },
})

/** As many columns as results. */
export const list = style({
  display: 'grid',
  gap: '40px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [BREAKPOINTS.tablet]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: '20px',
      rowGap: 0,
    },
    [BREAKPOINTS.desktop]: { columnGap: '32px' },
  },
})

/** One result alone is as wide as one of three. */
export const cell = style({
  display: 'grid',
  selectors: { '&:only-child': { maxInlineSize: '27.5rem' } },
  '@media': { [BREAKPOINTS.tablet]: { gridRow: 'span 4', gridTemplateRows: 'subgrid', rowGap: 0 } },
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '12px 32px',
  paddingBlock: '0 64px',
})

export const addAll = style({
  display: 'grid',
  gap: '12px',
  '@media': { [BREAKPOINTS.tablet]: { justifyItems: 'end' }, [BREAKPOINTS.noScript]: { display: 'none' } },
})

export const outcome = style({ selectors: { '&:empty': { display: 'none' } } })
