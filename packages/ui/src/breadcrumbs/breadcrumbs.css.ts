import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, fontSize, space } = themeContract

export const list = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: fontSize.sm,
  color: surface.body,
})
export const item = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  // A name can be one long word.
  overflowWrap: 'anywhere',
  selectors: { '&:not(:last-child)::after': { content: '"/" / ""', paddingInline: space['8'] } },
})
