import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { surface, fontWeight, radius } = themeContract

export const card = style({ position: 'relative', display: 'grid', gap: '16px' })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
})

/** The badge has its place at the end of the first line, however long the words are. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
  gap: '8px 16px',
  alignItems: 'start',
})

export const textBlock = style({ display: 'grid', gap: '2px' })

export const strip = style({
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  listStyle: 'none',
  margin: 0,
  padding: 0,
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
