import { layoutStyle, layoutVariants } from '../style/kit-style.ts'

export const stack = layoutStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const align = layoutVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
})
