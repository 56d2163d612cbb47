import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, fontWeight, fontSize } = themeContract

/** What comes next beside what was bought, where there is room. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px',
  paddingBlock: '48px 96px',
  '@media': {
    [BREAKPOINTS.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 32rem)',
      alignItems: 'start',
      columnGap: 'clamp(32px, 6vw, 96px)',
    },
  },
})

export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '40px' })

export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' })

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  overflowWrap: 'break-word',
})

export const steps = style({
  display: 'grid',
  gap: '20px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  counterReset: 'step',
})

export const step = style({
  position: 'relative',
  display: 'grid',
  gap: '8px',
  minBlockSize: '2rem',
  alignContent: 'center',
  paddingInlineStart: '3rem',
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    border: `1px solid ${surface.control}`,
    borderRadius: '50%',
    color: surface.heading,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.strong,
  },
})

/** A picture beside its title, whose link covers both. */
export const piece = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: '20px',
  alignItems: 'center',
  '@media': { [BREAKPOINTS.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const pieceLink = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const address = style({ display: 'grid', fontStyle: 'normal', fontSize: fontSize.sm })
