import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { belowHeader } from '#shop/below-header.ts'
import { BREAKPOINTS } from '#shop/breakpoints.ts'
import { inner as frame } from '../block-frame.css.ts'

const { fontSize, gutter, radius, surface } = themeContract

export const article = style({ color: surface.body, paddingBlock: '40px 96px' })

export const inner = style([
  frame,
  {
    display: 'grid',
    gap: '32px',
    paddingInline: gutter,
    '@media': { [BREAKPOINTS.desktop]: { gap: '56px' } },
  },
])

export const head = style({
  display: 'grid',
  gap: '16px',
  maxInlineSize: '46rem',
  '@media': { [BREAKPOINTS.desktop]: { paddingBlockStart: '32px' } },
})

export const picture = style({ borderRadius: radius.image, overflow: 'hidden' })

export const image = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' })

export const columns = style({
  display: 'grid',
  gap: '32px',
  '@media': {
    [BREAKPOINTS.desktop]: { gridTemplateColumns: '15rem minmax(0, 42rem)', gap: '64px' },
  },
})

export const contents = style({
  '@media': {
    [BREAKPOINTS.desktop]: { alignSelf: 'start', position: 'sticky', ...belowHeader('24px') },
  },
})

export const folded = style({ '@media': { [BREAKPOINTS.desktop]: { display: 'none' } } })

export const unfolded = style({ '@media': { [BREAKPOINTS.belowDesktop]: { display: 'none' } } })

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderInlineStart: `1px solid ${surface.divider}`,
})

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInlineStart: '16px',
  color: surface.body,
  fontSize: fontSize.sm,
  textDecoration: 'none',
  selectors: { '&:hover': { color: surface.heading, textDecoration: 'underline' } },
})

/** Beside the table of contents; in the same column where there is none. */
export const chapters = style({
  display: 'grid',
  gap: '40px',
  '@media': { [BREAKPOINTS.desktop]: { gridColumn: 2 } },
})

export const chapter = style({ display: 'grid', gap: '12px' })
