import { kitStyle } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, radius, fontWeight, space } = themeContract

export const line = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'min(130px, 40%) minmax(0, 1fr)',
  gap: space['12'],
  paddingBlock: '18px',
  listStyle: 'none',
  '@media': {
    [MEDIA.touch]: { gap: space['8'] },
    [MEDIA.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // Where an address leads to a line, what stands above the lines stays in sight.
  scrollMarginBlockStart: '9rem',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${surface.divider}` },
    '&:focus-visible': { borderRadius: radius.input, outlineOffset: '6px' },
  },
})

export const noPicture = kitStyle({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  aspectRatio: '1',
  borderRadius: `max(0px, ${radius.image} - 8px)`,
  color: surface.body,
  backgroundColor: surface.soft,
})

export const textBlock = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '2px',
  // A shopper's own text can be one long word.
  overflowWrap: 'break-word',
})

/** The price is below a name that has no room beside it. */
export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space['12'],
})

export const name = kitStyle({
  flex: '1 1 7em',
  minInlineSize: 0,
  color: surface.heading,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  selectors: { 'a&:hover': { textDecoration: 'underline' } },
})

/** A price that is not known yet has the room of one, so that a name does not break when it comes. */
export const total = kitStyle({
  minInlineSize: '3.5em',
  color: surface.heading,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})

export const tools = kitStyle({ paddingBlockStart: space['12'] })
