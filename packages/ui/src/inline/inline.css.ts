import { layoutStyle, layoutVariants } from '../style/kit-style.ts'

export const inline = layoutStyle({ display: 'flex', minInlineSize: 0 })
export const wrap = layoutStyle({ flexWrap: 'wrap' })
export const align = layoutVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
  (alignItems) => ({ alignItems }),
)
export const justify = layoutVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => ({ justifyContent }),
)
