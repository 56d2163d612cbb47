import { HIDDEN_RULE, kitStyle, kitVariants } from '../style/kit-style.ts'
import { componentVar } from '../theme/component-tokens.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space, fontSize, fontWeight } = themeContract

/** Below this width a table folds: 640 px at the default text size, more if the text is larger. */
const NARROW = '(max-width: 39.99rem)'

const folded = (rule: object) => ({ '@container': { [NARROW]: rule } })

export const frame = kitStyle({ containerType: 'inline-size', inlineSize: '100%' })

export const table = kitStyle({ inlineSize: '100%', lineHeight: 1.45, ...folded({ display: 'block' }) })
export const head = kitStyle(folded(HIDDEN_RULE))
export const body = kitStyle(folded({ display: 'block' }))
export const row = kitStyle({
  borderBlockEnd: `1px solid ${surface.divider}`,
  ...folded({ display: 'grid', gap: space['4'], paddingBlock: space['16'] }),
})
export const header = kitStyle({
  paddingBlock: space['12'],
  paddingInlineEnd: space['16'],
  color: surface.body,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
})
export const cell = kitStyle({
  paddingBlock: componentVar('table', 'padding', space['16']),
  paddingInlineEnd: space['16'],
  color: surface.heading,
  verticalAlign: 'middle',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  '@container': {
    [NARROW]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: `${space['4']} ${space['16']}`,
      padding: 0,
      textAlign: 'start',
    },
  },
})
export const value = kitStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })
/** The column's header, inside the cell of a folded table. */
export const inlineHeader = kitStyle({
  display: 'none',
  color: surface.body,
  fontSize: fontSize.sm,
  ...folded({ display: 'inline', minInlineSize: 0, overflowWrap: 'anywhere' }),
})
export const align = kitVariants({ start: { textAlign: 'start' }, end: { textAlign: 'end' } })
