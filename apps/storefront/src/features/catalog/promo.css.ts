import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'
import { perRow } from './product-grid.css.ts'

const { radius, surface, secondary } = themeContract

/** Where a list of products fills its last row, the tile after it is not shown; elsewhere it takes the row's rest. */
const inRowsOf = (columns: number, list = '') =>
  Object.fromEntries(
    Array.from({ length: columns }, (_, taken) => [
      `${list} &:nth-child(${columns}n + ${taken + 1})`.trim(),
      taken === 0 ? { display: 'none' } : { gridColumn: `span ${columns - taken}` },
    ]),
  )

export const tile = style({
  gridRow: 'span 3',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: '12px',
  padding: '16px',
  marginBlockEnd: '32px',
  borderRadius: radius.image,
  // The quieter surface, whose attribute would weigh more in the page than these.
  vars: { [surface.heading]: secondary.heading, [surface.focus]: secondary.focus },
  backgroundColor: secondary.background,
  overflowWrap: 'anywhere',
  '@media': {
    [BREAKPOINTS.belowTablet]: { selectors: inRowsOf(2) },
    [BREAKPOINTS.onlyTablet]: {
      selectors: { ...inRowsOf(2, `${perRow[2]} >`), ...inRowsOf(3, `:not(${perRow[2]}) >`) },
    },
    [BREAKPOINTS.desktop]: {
      selectors: Object.assign(
        {},
        ...([2, 3, 4, 5] as const).map((columns) => inRowsOf(columns, `${perRow[columns]} >`)),
      ),
    },
    [BREAKPOINTS.tablet]: { padding: '32px', marginBlockEnd: '48px' },
  },
})

/** A single category: its picture beside its words, which keep most of the width. */
export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 24rem) minmax(60%, 1fr)',
  alignItems: 'center',
  gap: '16px',
  padding: '8px',
  borderRadius: radius.image,
  vars: {
    [surface.heading]: secondary.heading,
    [surface.body]: secondary.body,
    [surface.focus]: secondary.focus,
  },
  color: secondary.heading,
  backgroundColor: secondary.background,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' } },
})
