import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, radius, fontSize, fontWeight } = themeContract

export const block = style({
  display: 'grid',
  gap: '14px',
  padding: '1.5rem',
  backgroundColor: surface.soft,
  selectors: { '&[data-wide]': { borderRadius: radius.image } },
})

/** Without script no products ever arrive. */
export const placeholder = style({ '@media': { [BREAKPOINTS.noScript]: { display: 'none' } } })

export const title = style({
  color: surface.heading,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.strong,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
})

export const list = style({
  display: 'grid',
  gap: '16px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [BREAKPOINTS.desktop]: {
      selectors: {
        '[data-wide] > &': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '40px' },
      },
    },
  },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: '50px minmax(0, 1fr) auto',
  gap: '12px',
  alignItems: 'center',
  minBlockSize: '50px',
  overflowWrap: 'break-word',
  '@media': {
    // The button goes below the words.
    [BREAKPOINTS.largeText]: { gridTemplateColumns: '50px minmax(0, 1fr)', justifyItems: 'start' },
  },
})

export const textBlock = style({ display: 'grid', gap: '2px' })

export const name = style({
  color: surface.heading,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  // A finger hits more than the words, and nothing moves for it.
  '@media': { [BREAKPOINTS.touch]: { position: 'relative', paddingBlock: '10px', marginBlock: '-10px' } },
})
