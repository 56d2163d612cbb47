import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#platform/breakpoints.ts'

const { surface, gutter, maxWidth, fontWeight } = themeContract

export const page = style({ minBlockSize: '100vh', backgroundColor: surface.background, color: surface.body })

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minBlockSize: '72px',
  paddingInline: gutter,
  maxInlineSize: maxWidth,
  marginInline: 'auto',
})

export const grid = style({
  display: 'grid',
  gap: '24px',
  maxInlineSize: maxWidth,
  marginInline: 'auto',
  padding: `8px ${gutter} 96px`,
  '@media': {
    [BREAKPOINTS.desktop]: {
      gridTemplateColumns: '280px minmax(0, 1fr)',
      gap: '48px',
      paddingBlockStart: '24px',
    },
  },
})

export const sidebar = style({ display: 'grid', gap: '20px', alignContent: 'start' })

export const who = style({ color: surface.heading, fontWeight: fontWeight.strong, overflowWrap: 'anywhere' })

export const links = style({
  display: 'flex',
  gap: '4px 20px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  flexWrap: 'wrap',
  '@media': { [BREAKPOINTS.desktop]: { display: 'grid' } },
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: surface.heading,
  textDecoration: 'none',
  selectors: {
    '&:hover, &[aria-current="page"]': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
  },
})

export const main = style({ display: 'grid', gap: '24px', alignContent: 'start', outline: 'none' })
