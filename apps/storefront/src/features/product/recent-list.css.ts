import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, fontSize, space } = themeContract

export const section = style({ paddingBlockEnd: space['96'] })

export const cleared = style({ margin: 0, paddingBlockEnd: space['64'] })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space['16'],
  marginBlockEnd: space['24'],
})

/** The list's description and its clear button stay together: beside the title, or below it in narrow windows. */
export const note = style({ display: 'inline-flex', alignItems: 'baseline', gap: space['16'] })

/** On narrow windows the row is scrolled. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(8.5rem, 12.5rem)',
  gap: space['16'],
  overflowX: 'auto',
  listStyle: 'none',
  margin: '-4px',
  padding: '4px',
  '@media': { [BREAKPOINTS.desktop]: { gap: space['24'] } },
})

export const card = style({
  display: 'grid',
  gap: space['8'],
  color: surface.heading,
  fontSize: fontSize.sm,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
