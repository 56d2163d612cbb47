import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { fontFamily, fontSize, fontWeight, surface } = themeContract

export const title = style({ marginBlockEnd: '24px' })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: '24px',
  margin: 0,
})

/** A name comes before its value in the source and is shown below it. */
export const item = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: '6px',
  paddingBlockStart: '16px',
  borderBlockStart: `1px solid ${surface.control}`,
})

export const value = style({
  margin: 0,
  color: surface.heading,
  fontFamily: fontFamily.headings,
  fontWeight: fontWeight.headings,
  fontSize: fontSize['7xl'],
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1.1,
})

export const label = style({ maxInlineSize: '15em' })
