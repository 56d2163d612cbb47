import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, radius, space, fontSize } = themeContract

export const swatch = kitStyle({
  display: 'block',
  inlineSize: '5rem',
  blockSize: '3rem',
  border: `1px solid ${surface.divider}`,
  borderRadius: `min(${radius.input}, 12px)`,
})
export const narrow = kitStyle({ maxInlineSize: '7rem' })
export const tile = kitStyle({ padding: space['16'], borderRadius: radius.input })
export const specimen = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  overflowWrap: 'anywhere',
  color: surface.heading,
})
export const specimenName = kitStyle({ color: surface.body, fontSize: fontSize.sm })
export const track = kitStyle({
  position: 'relative',
  display: 'block',
  blockSize: '2rem',
  border: `1px solid ${surface.divider}`,
  borderRadius: '1rem',
})
export const runner = kitStyle({
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: '2rem',
  blockSize: '100%',
  borderRadius: '1rem',
  background: surface.primaryMark,
  transitionProperty: 'inset-inline-start',
})
export const raised = kitStyle({
  padding: space['24'],
  borderRadius: radius.input,
  background: surface.background,
})
/** A length, to be seen on any background. */
export const length = kitStyle({ display: 'block', blockSize: '1rem', background: surface.primaryMark })
export const oneLine = kitStyle({ maxInlineSize: '16rem', overflow: 'hidden', whiteSpace: 'nowrap' })
