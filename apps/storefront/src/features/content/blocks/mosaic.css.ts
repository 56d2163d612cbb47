import { globalStyle, style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { fontSize, surface } = themeContract

export const title = style({ marginBlockEnd: '24px' })

const bare = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 })

export const list = {
  tiles: style([
    bare,
    {
      gap: '12px 8px',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(4.5rem, 100%), 1fr))',
      '@media': {
        [BREAKPOINTS.tablet]: {
          gap: '16px 12px',
          gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
        },
      },
    },
  ]),
  cards: style([
    bare,
    {
      gap: '40px 24px',
      '@media': {
        [BREAKPOINTS.tablet]: {
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
          // Three fit into one row: the last would be alone in a second one.
          selectors: {
            '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
          },
        },
      },
    },
  ]),
}

/** In wide windows the first and the last tile fill two rows. */
export const full = style({
  '@media': {
    [BREAKPOINTS.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [BREAKPOINTS.desktop]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  },
})

const LARGE = `${full} > :is(:first-child, :last-child)`

/** The picture fills the height that the caption leaves. */
const column = { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' } as const

export const tile = style({
  minInlineSize: 0,
  '@media': {
    [BREAKPOINTS.desktop]: {
      selectors: {
        [`${full} > &:first-child`]: { gridArea: 'span 2 / span 2', ...column },
        [`${full} > &:last-child`]: { gridArea: '1 / 6 / span 2 / span 2', ...column },
      },
    },
  },
})

/** A square; in a large tile as tall as the two small ones beside it, so that the captions below share a line. */
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '1',
  '@media': {
    [BREAKPOINTS.desktop]: { selectors: { [`${LARGE} &`]: { aspectRatio: 'auto', contain: 'size' } } },
  },
})

globalStyle(`${picture} > *`, { blockSize: '100%' })

export const link = style({
  ...column,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' } },
})

export const caption = style({
  display: 'block',
  paddingBlockStart: '6px',
  color: surface.heading,
  fontSize: fontSize.sm,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
})

export const card = style({ position: 'relative', display: 'grid', gap: '12px', alignContent: 'start' })

/** The whole card leads where its title does. */
export const cover = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
})
