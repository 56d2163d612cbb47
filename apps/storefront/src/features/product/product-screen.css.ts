import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { surface, fontSize, fontWeight } = themeContract

export const head = style({ display: 'grid', gap: '12px' })

export const highlights = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(30%, 7rem), 1fr))',
  gap: '10px',
  listStyle: 'none',
  margin: 0,
  padding: '18px 0',
  borderBlock: `1px solid ${surface.divider}`,
  color: surface.heading,
  fontSize: fontSize.sm,
  textAlign: 'center',
})

export const highlight = style({ display: 'grid', justifyItems: 'center', gap: '6px', alignContent: 'start' })

export const callout = style({ paddingBlock: '18px 6px' })

export const calloutTitle = style({ fontWeight: fontWeight.strong })

export const breadcrumbs = style({ paddingBlock: '20px 12px' })

export const rail = style({ paddingBlock: '64px 72px' })

export const reviews = style({ paddingBlockEnd: '96px' })
