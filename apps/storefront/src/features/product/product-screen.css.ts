import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

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

export const stage = style({
  display: 'grid',
  selectors: {
    '&[data-layout="left_aligned"]': {
      '@media': { [BREAKPOINTS.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
    },
  },
  '@media': {
    [BREAKPOINTS.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: 'clamp(32px, 4vw, 72px)',
      alignItems: 'start',
      paddingBlockStart: '8px',
    },
  },
})

export const buy = style({
  display: 'grid',
  gap: '20px',
  paddingBlockStart: '20px',
  '@media': {
    [BREAKPOINTS.desktop]: {
      position: 'sticky',
      insetBlockStart: '96px',
      paddingBlockStart: 0,
      maxInlineSize: '480px',
    },
  },
  selectors: { '&[data-layout="left_aligned"]': { '@media': { [BREAKPOINTS.desktop]: { order: -1 } } } },
})
