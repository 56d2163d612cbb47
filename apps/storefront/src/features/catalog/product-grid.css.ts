import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const columns = createVar()

/** A row of four in two rows of two where three would leave one alone. */
const FOUR = '&:has(> :nth-child(4):last-child > article)'

export const grid = style({
  selectors: { [FOUR]: { '@media': { [BREAKPOINTS.onlyTablet]: { vars: { [columns]: '2' } } } } },
  vars: { [columns]: '2' },
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  columnGap: '12px',
  rowGap: 0,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [BREAKPOINTS.tablet]: { columnGap: '24px' },
    [BREAKPOINTS.largeText]: { vars: { [columns]: '1' } },
  },
})

/** Every card spans three rows of the grid, so that the prices of a row share a baseline. */
export const cell = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  rowGap: 0,
  paddingBlockEnd: '32px',
  '@media': { [BREAKPOINTS.tablet]: { paddingBlockEnd: '48px' } },
})

const row = (tablet: string, desktop: string) => ({
  '@media': {
    [BREAKPOINTS.tablet]: { vars: { [columns]: tablet } },
    [BREAKPOINTS.desktop]: { vars: { [columns]: desktop } },
  },
})

export const perRow = styleVariants({
  2: row('2', '2'),
  3: row('3', '3'),
  4: row('3', '4'),
  5: row('3', '5'),
})
