import { layoutStyle, layoutVariants } from '../style/kit-style.ts'

export const stack = layoutStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const align = layoutVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch' },
  (alignItems) => ({ alignItems }),
)
