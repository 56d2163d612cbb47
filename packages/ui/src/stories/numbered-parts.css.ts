import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'
import { MARK_SIZE } from './place-marks.ts'

const { surface, space } = themeContract

export const figure = kitStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['16'] })
export const picture = kitStyle({ position: 'relative', isolation: 'isolate' })
export const box = kitStyle({
  position: 'absolute',
  outline: `1px dashed ${surface.focus}`,
  pointerEvents: 'none',
})
export const mark = kitStyle({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  inlineSize: `${MARK_SIZE}px`,
  blockSize: `${MARK_SIZE}px`,
  borderRadius: '50%',
  background: surface.heading,
  color: surface.background,
  fontSize: '12px',
  lineHeight: 1,
  pointerEvents: 'none',
})
export const legend = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space['4']} ${space['32']}`,
  paddingInlineStart: '1.5em',
  listStyle: 'decimal',
})
