import { style, styleVariants } from '@vanilla-extract/css'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space, fontSize, fontWeight } = themeContract

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: space['24'],
  alignItems: 'start',
})
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  margin: 0,
  minInlineSize: 0,
})
export const name = style({ color: surface.body, fontSize: fontSize.xs, lineHeight: 1.4 })
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  minInlineSize: 0,
  padding: space['16'],
  border: `1px dashed ${surface.divider}`,
  selectors: { '&[dir]': { direction: 'rtl', textAlign: 'start' } },
})
/** Components that fill their line get its whole width. */
export const wide = style({ justifyItems: 'stretch' })

export const advice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: space['24'],
})
export const side = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['12'],
  margin: 0,
  minInlineSize: 0,
})
export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  minBlockSize: '10rem',
  minInlineSize: 0,
  padding: space['24'],
  background: surface.soft,
  borderBlockEnd: '3px solid',
})
export const verdict = styleVariants({
  do: { borderBlockEndColor: surface.success },
  dont: { borderBlockEndColor: surface.error },
})
export const inside = style({
  inlineSize: '100%',
  maxInlineSize: '24rem',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  padding: space['16'],
  background: surface.background,
})
export const title = style({
  display: 'block',
  color: surface.heading,
  fontWeight: fontWeight.strong,
})
export const why = style({ color: surface.body, fontSize: fontSize.sm, lineHeight: 1.5 })
