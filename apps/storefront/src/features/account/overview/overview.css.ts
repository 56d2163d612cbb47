import { themeContract } from '@sorrel/ui/theme'
import { style } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { primary, fontFamily, fontSize, fontWeight } = themeContract

export const section = style({ display: 'grid', gap: '16px' })

export const next = style({ display: 'grid', gap: '20px' })

export const when = style({ display: 'grid', gap: '4px' })

export const day = style({
  margin: 0,
  color: primary.heading,
  fontFamily: fontFamily.headings,
  fontWeight: fontWeight.headings,
  fontSize: fontSize['4xl'],
  lineHeight: 1.15,
})

export const note = style({ margin: 0 })

export const items = style({
  display: 'grid',
  gap: '12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  paddingBlockStart: '20px',
  borderBlockStart: `1px solid ${primary.divider}`,
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'center',
  overflowWrap: 'break-word',
  '@media': { [BREAKPOINTS.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px' } },
})

export const thumbnail = style({ inlineSize: '3.5rem' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' })
