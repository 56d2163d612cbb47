import { globalStyle, style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, fontWeight, radius } = themeContract

/** The badge is at the end of the first line, however long the text is. On wide windows pictures are beside it. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: '"number badge" "placed placed" "strip strip" "foot foot"',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
  gap: '4px 16px',
  alignItems: 'start',
  '@media': {
    [BREAKPOINTS.largeText]: {
      gridTemplateAreas: '"badge" "number" "placed" "strip" "foot"',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    [BREAKPOINTS.tablet]: {
      gridTemplateAreas: '"number strip badge" "placed strip badge" "sum strip way"',
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(11rem, auto)',
      columnGap: '24px',
    },
  },
})

export const number = style({ gridArea: 'number' })

export const placed = style({ gridArea: 'placed' })

export const badge = style({
  gridArea: 'badge',
  justifySelf: 'end',
  '@media': { [BREAKPOINTS.largeText]: { justifySelf: 'start' } },
})

/** A note that does not fit beside the badge stands under its end. */
globalStyle(`${badge} > *`, {
  justifyContent: 'end',
  '@media': { [BREAKPOINTS.largeText]: { justifyContent: 'start' } },
})

export const foot = style({
  gridArea: 'foot',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
  '@media': { [BREAKPOINTS.tablet]: { display: 'contents' } },
})

export const sum = style({ '@media': { [BREAKPOINTS.tablet]: { gridArea: 'sum' } } })

export const way = style({
  '@media': { [BREAKPOINTS.tablet]: { gridArea: 'way', alignSelf: 'end', justifySelf: 'end' } },
})

export const strip = style({
  gridArea: 'strip',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  alignItems: 'center',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  paddingBlock: '8px',
  '@media': { [BREAKPOINTS.tablet]: { alignSelf: 'center', paddingBlock: 0 } },
})

export const thumbnail = style({ inlineSize: '72px' })

export const nameless = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '72px',
  borderRadius: radius.input,
  border: `1px solid ${surface.divider}`,
})

export const total = style({
  color: surface.heading,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
