import { themeContract } from '@sorrel/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, radius } = themeContract

export const list = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 })

/** The stars are under the words in a narrow window and at the end of the line in a wide one. */
export const product = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: '8px 16px',
  alignItems: 'center',
  paddingBlock: '16px',
  borderBlockStart: `1px solid ${surface.divider}`,
  overflowWrap: 'break-word',
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': {
    [BREAKPOINTS.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [BREAKPOINTS.tablet]: { gridTemplateColumns: '72px minmax(0, 1fr) auto' },
  },
})

export const thumbnail = style({ inlineSize: '72px' })

export const noPicture = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '72px',
  borderRadius: radius.input,
  border: `1px solid ${surface.divider}`,
})

export const words = style({ display: 'grid', gap: '4px', justifyItems: 'start' })

/** Cancels the first star's space, so that the stars begin where the lines above do. */
export const stars = style({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  marginInlineStart: '-6px',
  '@media': { [BREAKPOINTS.tablet]: { gridColumn: 'auto', marginInline: '0 -6px' } },
})

export const star = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: '50%',
  color: surface.mark,
  selectors: { '&:focus-visible': { outline: `2px solid ${surface.focus}`, outlineOffset: '-2px' } },
})

/** Stars fill up to the one under the pointer or the focus. */
globalStyle(
  `${star}:is(:hover, :focus-visible) > svg, ${star}:has(~ ${star}:is(:hover, :focus-visible)) > svg`,
  { fill: 'currentColor' },
)
