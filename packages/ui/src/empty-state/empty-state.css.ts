import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space } = themeContract

export const root = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space['16'],
  maxInlineSize: '30rem',
  marginInline: 'auto',
  paddingBlock: space['48'],
  textAlign: 'center',
})
export const icon = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: '50%',
  background: surface.soft,
  color: surface.heading,
})
export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space['12'],
  maxInlineSize: '100%',
  paddingBlockStart: space['8'],
})
